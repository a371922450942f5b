// The decision bar of every decision: what is asked, how much is left, and a button for each choice of the present step.

import type { MessageView } from '../../lib/api';
import type { Bar, Target } from '../../lib/bar';
import { capital } from '../../lib/session.svelte';
import { render, t, word } from '../../lib/words.svelte';
import { regionName } from './names';
import { endOf, type MoveBuilder, type Choice } from './move-builder.svelte';
import { cardFacts, isCardAtWork, NEUTRAL, pointsLeft, projectionOf, viewOf, type Session } from './view';

/** What the buttons of the bar do about a choice that is not finished. */
export interface Choosing {
  builder: MoveBuilder;
  take: (choice: Choice) => void;
  drop: () => void;
}

export function barOf(session: Session, { builder, take, drop }: Choosing): Bar {
  const { decision, inHand, asking, picked } = builder;
  const choices = builder.choices.filter(({ region }) => !asking || region === asking);
  const hint = hintOf(session, decision, inHand, asking);
  const common = { prompt: promptOf(session, decision), ...(hint ? { hint } : {}) };
  const dropping = picked.length || asking ? { drop } : {};
  if (builder.turns.length) return { ...common, ...turning(builder), ...dropping };
  const targets = inOrder(decision, choices, session.mine).map((choice) => targetOf(session, choice, asking, take));
  const end = endOf(session.legalMoves);
  const left = pointsLeft(session.table);
  return {
    ...common,
    targets,
    ...(end
      ? { done: { ...end, label: endLabel(end.label, end.words[1] === 'done' ? left : 0), primary: !targets.length } }
      : {}),
    ...dropping,
  };
}

/** What is asked; of a card's action, with its name. */
function promptOf(session: Session, decision: string): string {
  const card = cardAtWork(session);
  if (!card || !['place_one', 'move_one', 'build_city', 'destroy_one'].includes(decision)) return session.prompt;
  return t('el-prompt-of-card', { card: `card-${card}`, prompt: session.prompt });
}

/** The card whose action is carried out: the last one that the active seat has taken. */
export function cardAtWork(session: Session): string {
  const view = viewOf(session.table);
  if (!isCardAtWork(view)) return '';
  for (const { events } of session.standingLog.toReversed()) {
    const taken = events.findLast(([kind]) => kind === 'card-taken');
    if (taken) return taken[1] === view.active ? (taken[2] ?? '') : '';
  }
  return '';
}

/** Ways come by what they cost, own armies that could be destroyed last; all else in the order of the rules. */
function inOrder(decision: string, choices: Choice[], mine: string): Choice[] {
  if (decision === 'destroy_one')
    return [...choices].sort((one, other) => Number(one.colour === mine) - Number(other.colour === mine));
  if (decision !== 'move_one') return choices;
  return [...choices].sort((one, other) => (one.cost ?? 0) - (other.cost ?? 0));
}

function endLabel(label: string, left: number): string {
  return left ? t('el-done-leave', { count: left }) : label;
}

/** A segment that is held over its place is turned until it is laid. */
function turning(builder: MoveBuilder): Pick<Bar, 'targets' | 'done'> {
  const move = [...builder.inHand, builder.turn].join(' ');
  const lay = { move, words: move.split(' '), label: t('el-lay-so'), primary: true };
  const turn = { move: '', words: [], label: t('el-turn-segment'), key: 'r', act: () => builder.turnOn() };
  return { targets: builder.turns.length > 1 ? [turn] : [], done: lay };
}

function targetOf(session: Session, choice: Choice, asking: string, take: (choice: Choice) => void): Target {
  const { words, whole, colour, way } = choice;
  const detail = detailOf(session, choice);
  return {
    move: words.join(' '),
    words,
    label: labelOf(session, choice, asking),
    ...(colour && session.letters.includes(colour) ? { seat: colour } : {}),
    ...(detail ? { detail } : {}),
    ...(words[0] === 'bid' ? { key: Number(words[1]) < 10 ? words[1]! : '' } : {}),
    ...(whole && !way ? {} : { act: () => take(choice) }),
    ...(session.table.chosen ? { chosen: session.table.chosen === words.join(' ') } : {}),
  };
}

function labelOf(session: Session, { words, region, colour, place, position, label }: Choice, asking: string): string {
  const [kind = '', one = ''] = words;
  if (kind === 'lay_segment') return place ? capital(word(`place-${place}`)) : capital(word(`side-${one}`));
  if (position) return t(`card-${viewOf(session.table).row[position - 1]}`);
  if (colour && region) {
    const whose = colour === NEUTRAL ? t('el-neutral') : colour === session.mine ? t('el-yours') : session.name(colour);
    return capital(asking ? whose : t('el-piece', { name: whose, region: `region-${region}` }));
  }
  if (region) return regionName(region);
  return kind === 'bid' ? t('el-has-bid', { count: Number(one) }) : label;
}

/** What a choice costs or changes. */
function detailOf(session: Session, { words, region = '', cost, coins, position, whole }: Choice): string {
  const view = viewOf(session.table);
  const mine = view.regions[region]?.armies?.[session.mine] ?? 0;
  switch (words[0]) {
    case 'move_one':
      return whole ? costText(cost, coins) : t('el-armies', { count: mine });
    case 'place_one':
      return [`${mine} → ${mine + 1}`, costText(cost, coins)].filter(Boolean).join(', ');
    case 'take_card':
    case 'extra_card':
      return t('el-price', {
        price: Number(session.table.labels[session.table.moves.indexOf(words.join(' '))]?.args['price'] ?? position),
      });
    case 'choose_starter':
      return '';
  }
  return '';
}

/** What a way costs, or an army that is placed, in words. */
export function costText(cost: number | undefined, coins: number | undefined): string {
  if (!cost) return coins ? t('el-coins', { count: coins }) : '';
  return coins ? t('el-cost-coins', { cost, coins }) : t('el-cost', { cost });
}

function hintOf(session: Session, decision: string, inHand: string[], asking: string): string {
  if (asking) return [t('el-whose', { region: `region-${asking}` }), ...safeArmies(session, [asking])].join(' ');
  const card = cardAtWork(session);
  const facts = card ? cardFacts(session.facts, card) : undefined;
  switch (decision) {
    case 'lay_segment':
      return t(`el-lay-${Math.max(1, inHand.length)}`, { side: `side-${inHand[1] ?? ''}` });
    case 'move_one':
      return inHand.length > 1 ? t('el-pick-target', { region: `region-${inHand[1]}` }) : t('el-pick-army');
    case 'bid':
      return session.table.chosen ? '' : t('el-bid-secret');
    case 'take_card':
      return t('el-take-hint', { coins: viewOf(session.table).coins[session.mine] ?? 0 });
    case 'place_one':
    case 'build_city':
      if (!facts || facts.either || facts.action.length < 2 || !isFirst(facts.action_icons, decision)) return '';
      return thenComes(session, facts.action[1]!);
    case 'destroy_one':
      return safeArmies(session, Object.keys(viewOf(session.table).regions)).join(' ');
  }
  return '';
}

/** Whose armies beside own ones cannot be destroyed, and by which card. */
function safeArmies(session: Session, regions: string[]): string[] {
  const [view, { abilities }] = [viewOf(session.table), projectionOf(session.table)];
  const armies = regions.map((region) => view.regions[region]?.armies ?? {}).filter((there) => there[session.mine]);
  return session.letters.flatMap((seat) => {
    if (seat === session.mine || !abilities[seat]?.immune || !armies.some((there) => there[seat])) return [];
    const card = view.cards[seat]?.find((each) => cardFacts(session.facts, each)?.ability_icons.includes('immune'));
    return card ? [t('el-safe', { name: session.name(seat), card: `card-${card}` })] : [];
  });
}

/** What follows, with what the own abilities add to it, and no more armies than are in the supply. */
function thenComes(session: Session, said: MessageView): string {
  const own = projectionOf(session.table).abilities[session.mine];
  let number = Number(said.args['number'] ?? 0);
  if (said.id === 'text-move') number += own?.moves_more ?? 0;
  if (said.id === 'text-place') {
    number = Math.min(number + (own?.armies_more ?? 0), viewOf(session.table).supply[session.mine] ?? 0);
    if (!number) return '';
  }
  return t('el-then-comes', { text: render({ id: said.id, args: { ...said.args, ...(number ? { number } : {}) } }) });
}

const PARTS: Record<string, string> = {
  place_one: 'place',
  build_city: 'city',
  move_one: 'move',
  destroy_one: 'destroy',
};

/** Whether a decision belongs to the first of a card's two parts. */
function isFirst(parts: string[], decision: string): boolean {
  return parts[0] === PARTS[decision] && parts[1] !== PARTS[decision];
}
