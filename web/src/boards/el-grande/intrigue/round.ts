// What everybody has played in this round, what comes of it, and who leads the next one.

import { t } from '../../../lib/words.svelte';
import type { BoardController } from '../controller.svelte';
import { spokenName } from '../names';
import { cardOf, commonOf, effectOf, nameOfCard } from './cards';

export type Common = 'king' | 'intrigue' | '';

export interface Played {
  seat: string;
  value: number; // none yet: 0
  places: number; // by the Caballero card, once they are handed out
  common: Common; // whether it is the highest or the lowest
  card: string; // whose action it is, or would be if nothing else is chosen
  instead: string; // the own card, where its action is replaced
  either: boolean; // it is still open which of the two
  state: 'to-play' | 'waits' | 'now' | 'done';
}

/** Who has the King card and the Intrigue card, once the Caballero cards are handed out. */
export function commonFor(controller: BoardController, seat: string): Common {
  const handed = controller.view.strength ?? {};
  const mine = handed[seat];
  const { strength = [] } = controller.facts;
  if (mine === undefined) return '';
  if (mine === strength[0]) return 'king';
  return mine === strength.at(-1) ? 'intrigue' : '';
}

/** The cards of this round: while they are played in that order, then in the order of turns. */
export function playedCards(controller: BoardController): Played[] {
  const { session, view, round, order } = controller;
  const bidding = view.at === 'play_power';
  const free = !!session.table.options['ki_free_choice'];
  const now = order.indexOf(view.active);
  return order.map((seat, i): Played => {
    const value = round.powers[seat] ?? 0;
    const own = value ? cardOf(session, value) : '';
    const common = commonFor(controller, seat);
    const chosen = round.actions[seat] ?? (view.active === seat ? view.card : '');
    const usual = common ? commonOf(session)[common] : own;
    const done = view.turned.includes(seat) && view.active !== seat;
    return {
      seat,
      value,
      places: view.strength?.[seat] ?? 0,
      common,
      card: chosen || usual,
      instead: common && (chosen ? chosen !== own : !free) ? own : '',
      either: !!common && !chosen && free && !done,
      state: !value ? 'to-play' : done ? 'done' : !bidding && i === now ? 'now' : 'waits',
    };
  });
}

/** What a card is called as an action: the King card and the Intrigue card lend theirs. */
export function actionName(controller: BoardController, card: string): string {
  const { king, intrigue } = commonOf(controller.session);
  if (card === king || card === intrigue) return t(card === king ? 'eg-action-king' : 'eg-action-intrigue');
  return nameOfCard(card);
}

function spokenAction(controller: BoardController, { value, card, instead, either }: Played): string {
  const action = actionName(controller, card);
  if (instead) return t('eg-round-action-instead', { action, own: nameOfCard(instead) });
  return either ? t('eg-round-action-either', { action, own: nameOfCard(cardOf(controller.session, value)) }) : action;
}

/** The seat with the lowest value, which leads the next round; none before all have played. */
export function leaderOfNext(controller: BoardController): string {
  return controller.order.find((seat) => commonFor(controller, seat) === 'intrigue') ?? '';
}

/** The whole round, aloud. */
export function spokenRound(controller: BoardController): string {
  const { session } = controller;
  const said = playedCards(controller).map((each) =>
    each.value
      ? t('eg-round-spoken', {
          name: spokenName(session, each.seat),
          value: each.value,
          calls: controller.callsOf(each.value),
          places: each.places,
          action: spokenAction(controller, each),
        })
      : t('eg-round-to-play', { name: spokenName(session, each.seat) }),
  );
  return said.length ? said.join(' ') : t('eg-round-nothing');
}

/** What stands on a played card, aloud. */
export function playedLabel(controller: BoardController, each: Played): string {
  const { session } = controller;
  return [
    t('eg-round-spoken', {
      name: spokenName(session, each.seat),
      value: each.value,
      calls: controller.callsOf(each.value),
      places: each.places,
      action: spokenAction(controller, each),
    }),
    effectOf(session, each.card),
  ].join(' ');
}

/** The values that were played in earlier rounds, by seat; only what the log tells from the beginning. */
export function playedBefore(controller: BoardController): Record<string, number[]> {
  const found: Record<string, number[]> = Object.fromEntries(controller.session.letters.map((seat) => [seat, []]));
  let round = 0;
  for (const [kind, seat = '', what = ''] of controller.events) {
    if (kind === 'round-started') round = Number(seat);
    else if (kind === 'power-played' && round < controller.view.round)
      found[seat]?.push(Number(what.replace('ki_', '')));
  }
  return found;
}
