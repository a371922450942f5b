// The decision bar of every decision: what is asked, how much is left, and a button for each choice of the present step.

import type { Bar, Target } from '../../lib/bar';
import { capital, type LegalMove } from '../../lib/session.svelte';
import type { Session } from './view';
import { list, t, render, word } from '../../lib/words.svelte';
import { ASIDE, CASTILLO } from './map';
import { areaName, BLACK, kingWord, nameOf } from './names';
import type { LayingAside } from './intrigue/laying-aside.svelte';
import { OVERSEAS } from './later';
import { actionLabel, commonHint, layingAsideBar, strengthHint } from './intrigue/bar';
import { cardOf as playedCard, nameOfCard } from './intrigue/cards';
import { doneBefore } from './record';
import { doneOf, greyInHand, choicesAt, choicesNow, pickedNow, piecesAt, type Choice } from './move-builder.svelte';
import { cardFacts, factsOf, projectionOf, total, valuesOf, viewOf } from './view';

/** How far a move is chosen, and what the buttons of the bar do about it. */
export interface Choosing {
  picked: string[];
  askedArea?: string; // the area where the reader is asked which of several things is meant
  pick: (words: string[]) => void;
  drop: () => void;
  aside?: LayingAside;
  gain?: (move: string) => number; // what a move pays the reader at once, as far as it was asked for
}

/** The free window of a turn, in which several kinds of moves may be made (GI-D4). */
const WINDOW = 'sea_move';

export function barOf(
  session: Session,
  events: string[][],
  { picked, askedArea = '', pick, drop, aside, gain = () => 0 }: Choosing,
): Bar {
  const { legalMoves, table } = session;
  if (aside?.isAsked && !session.suggested) return layingAsideBar(session, aside);
  const kind = table.decision === WINDOW ? WINDOW : (legalMoves[0]?.words[0] ?? '');
  const done = doneOf(legalMoves);
  const inHand = pickedNow(legalMoves, picked);
  const open = askedArea
    ? choicesAt(legalMoves, picked, askedArea, piecesAt(table))
    : choicesNow(legalMoves, picked, piecesAt(table));
  const choices = open.filter(({ words }) => words.join(' ') !== done?.move);
  const ordered = kind === WINDOW ? OVERSEAS.inWindowOrder(session, choices) : inOrder(kind, choices);
  const targets = ordered.map((choice) => targetOf(session, choice, inHand, askedArea, pick, gain));
  const left = leftOf(table.prompt?.args ?? {});
  const before = left ? doneBefore(events, kind, session.mine) : 0;
  const hint = askedArea ? whichOf(kind, askedArea) : hintOf(session, kind, inHand);
  return {
    prompt: session.prompt,
    targets,
    ...(hint ? { hint } : {}),
    ...(left && before + left > 1 ? { progress: { done: before, total: before + left } } : {}),
    ...(done ? { done: finish(done, left, targets.length) } : {}),
    ...(picked.length || askedArea ? { drop } : {}),
  };
}

/** How many steps are left, of whatever kind. */
function leftOf(args: Record<string, unknown>): number {
  return ['left', 'own', 'foreign', 'any'].reduce((sum, name) => sum + (Number(args[name]) || 0), 0);
}

/** Letting it happen comes before a veto, and before a repetition. */
function inOrder(kind: string, choices: Choice[]): Choice[] {
  if (kind !== 'veto' && kind !== 'double') return choices;
  const acts = ({ words }: Choice) => Number(words[1] === 'use' || words[1] === 'repeat');
  return [...choices].sort((one, other) => acts(one) - acts(other));
}

function finish(done: LegalMove, left: number, others: number): Target {
  if (done.words[0] === WINDOW) return { ...done, label: OVERSEAS.doneLabel(), primary: others === 0 };
  if (done.words[0] === 'next_part') return { ...done, label: t('eg-end-turn'), primary: others === 0 };
  return { ...done, label: left ? t('eg-done-leave', { count: left }) : t('eg-done'), primary: others === 0 };
}

const WHICH: Record<string, string> = {
  board: 'eg-which-board',
  place_extra: 'eg-which-extra',
  france_place: 'eg-which-place',
  from_place: 'eg-which-place',
  to_place: 'eg-which-place',
  swap_grande: 'eg-whose-grande',
};

/** Which of several things in an area is meant. */
function whichOf(kind: string, askedArea: string): string {
  return t(WHICH[kind] ?? 'eg-whose', { area: `area-${askedArea}` });
}

function targetOf(
  session: Session,
  choice: Choice,
  inHand: string[],
  askedArea: string,
  pick: (words: string[]) => void,
  gain: (move: string) => number,
): Target {
  const move = choice.words.join(' ');
  const detail = detailOf(session, choice, inHand, gain(move));
  return {
    move,
    words: choice.words,
    label: labelOf(session, choice, askedArea),
    ...(choice.seat ? { seat: choice.seat } : {}),
    ...(detail ? { detail } : {}),
    ...(!choice.whole && choice.grey && !choice.words.length ? { chosen: true } : {}), // it lies in hand
    ...(choice.words[0] === 'play_power' && !factsOf(session.facts).strength
      ? { key: (choice.power ?? 10) < 10 ? String(choice.power) : '' }
      : {}), // its value
    ...(choice.whole ? {} : { act: () => pick(choice.words) }),
    ...(session.table.chosen ? { chosen: session.table.chosen === move } : {}),
  };
}

function labelOf(session: Session, choice: Choice, askedArea: string): string {
  const { words, area, seat, power, grey, pile, label } = choice;
  const [kind = '', one = ''] = words;
  const overseas = viewOf(session.table).offices && OVERSEAS.overseasLabel(session, choice);
  if (overseas) return overseas;
  if (choice.spot && kind !== 'france_place') return capital(label);
  if (area === ASIDE) return t('eg-piece-aside');
  if (kind === 'swap_grande' || kind === 'place_extra' || kind === 'france_place') return label;
  if (seat && area) return capital(t('eg-piece', { name: pieceOf(session, seat), area: `area-${area}` }));
  if (kind === 'board' && (askedArea || !area)) return capital(word(`board-name-${one}`));
  if (kind === 'king_to') return capital(word(kingWord(one), 'nom'));
  if (area) return areaName(area);
  if (power) return kind === 'play_power' ? String(power) : label;
  if (choice.action) return actionLabel(choice.action, cardOf(session, words.join(' ')));
  if (grey) return kind === 'retrieve' ? greyName(session, grey) : `+${factsOf(session.facts).greys[grey]?.value ?? 0}`;
  if (pile) return cardName(session, words.join(' ')) ?? label;
  return label;
}

/** Whose caballero is meant, in a choice. */
export function pieceOf(session: Session, seat: string): string {
  return seat === BLACK ? t('eg-piece-black') : nameOf(session, seat);
}

/** A grey card by its value and what it does, in few words. */
export function greyName(session: Session, grey: string): string {
  return capital(session.render(factsOf(session.facts).greys[grey]?.name ?? { id: 'grey-unknown', args: {} }));
}

/** The card that an offer to take a pile names. */
export function cardOf(session: Session, move: string): string {
  const said = session.table.labels[session.table.moves.indexOf(move)];
  return String(said?.args['card'] ?? '').replace(/^card-/, '');
}

function cardName(session: Session, move: string): string | undefined {
  const card = cardOf(session, move);
  return card ? t(`card-${card}`) : undefined;
}

/** What a choice changes in numbers: 4 → 5. */
function detailOf(session: Session, choice: Choice, inHand: string[], gain: number): string {
  const { words, area = '', seat, power } = choice;
  const [kind = '', one = ''] = words;
  const view = viewOf(session.table);
  const facts = factsOf(session.facts);
  const { mine } = session;
  if (choice.grey && !power && kind !== 'retrieve') return greyEffect(session, choice.grey);
  const overseas = view.offices && OVERSEAS.overseasDetail(session, choice, gain);
  if (overseas !== undefined) return overseas;
  const there = (who: string) => (area === ASIDE ? view.aside : view.regions[area]?.[who]) ?? 0;
  switch (kind) {
    case 'play_power': {
      const value = facts.greys[choice.grey ?? '']?.value;
      const calls = t('eg-calls', { count: facts.calls[valuesOf(facts).indexOf(power ?? 1)] ?? 0 });
      if (facts.strength) return `${nameOfCard(playedCard(session, power ?? 0))}, ${calls}`;
      return value ? `→ ${(power ?? 0) + value}, ${calls}` : calls;
    }
    case 'choose_card':
      if (choice.action) return '';
      return t('eg-places', { count: cardFacts(session.facts, cardOf(session, words.join(' ')))?.place ?? 0 });
    case 'call':
    case 'court_n':
      return Number(one)
        ? t('eg-court-after', { before: view.court[mine] ?? 0, after: (view.court[mine] ?? 0) + Number(one) })
        : '';
    case 'place_one':
    case 'place_extra':
    case 'place_anywhere_one':
      return area === CASTILLO ? '' : change(there(mine), 1);
    case 'recall_one':
      return change(there(mine), -1);
    case 'return_one':
      return change(area === 'court' ? (view.court[mine] ?? 0) : there(mine), -1);
    case 'banish_one':
    case 'escort_one':
      return change(there(seat ?? ''), -1);
    case 'move_one':
      if (seat) return change(there(seat), -1);
      return area === CASTILLO ? '' : change(there(inHand[1] ?? one), 1);
    case 'choose_region':
      return session.table.prompt?.id === 'prompt-choose_region-score' ? pointsIn(session, area) : '';
    case 'disk':
    case 'castillo_disk':
    case 'setup_disk':
      return toCourt(session, words.join(' ')) ? t('eg-to-court') : there(mine) ? String(there(mine)) : '';
  }
  return '';
}

function joined(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** What a grey card does, in few words. */
export function greyEffect(session: Session, grey: string): string {
  const effect = factsOf(session.facts).greys[grey]?.name.args['effect'];
  return effect && typeof effect === 'object' && 'id' in effect ? session.render(effect) : '';
}

/** What a grey card does when the turn of its player begins. */
export function greyText(session: Session, grey: string): string {
  return (factsOf(session.facts).greys[grey]?.text ?? []).map((each) => render(each)).join(' ');
}

export function change(before: number, by: number): string {
  return `${before} → ${before + by}`;
}

function pointsIn(session: Session, area: string): string {
  const row = projectionOf(session.table)[area]?.rows.find(({ seat }) => seat === session.mine);
  return area === CASTILLO ? '' : `+${row ? total(row) : 0}`;
}

function toCourt(session: Session, move: string): boolean {
  return session.table.labels[session.table.moves.indexOf(move)]?.args['to_court'] === 'yes';
}

/** Where the king is, if that is no region: what follows from it for the placement. */
function kingHint(session: Session): string {
  const { king } = viewOf(session.table);
  if (king === CASTILLO) return t('eg-hint-king-castillo');
  const beside = factsOf(session.facts).abroad[king] ?? [];
  return beside.length
    ? t('eg-hint-king-abroad', { area: `area-${king}`, areas: list(beside.map((each) => areaName(each))) })
    : '';
}

/** How far this special action may go with movement limits, and what is closed to black ones. */
function limitHint(session: Session): string {
  const { variants } = factsOf(session.facts);
  const { limits } = viewOf(session.table);
  if (!variants.includes('movement_limits')) return '';
  return t(limits?.['far'] ? 'eg-hint-limits-far' : 'eg-hint-limits');
}

function hintOf(session: Session, kind: string, inHand: string[]): string {
  const view = viewOf(session.table);
  const effect = cardFacts(session.facts, view.card)?.text.at(-1);
  switch (kind) {
    case 'play_power': {
      const grey = greyInHand(inHand);
      if (grey) return t('eg-hint-grey', { text: greyText(session, grey) });
      if (factsOf(session.facts).strength) return strengthHint(session);
      return session.legalMoves.some(({ words }) => words[2]) ? t('eg-hint-greys') : '';
    }
    case 'choose_card':
      return commonHint(session);
    case 'place_one':
      return joined(
        kingHint(session),
        effect && !view.done.includes('special') && effect.id !== 'text-none'
          ? t('eg-then', { text: render(effect) })
          : '',
      );
    case 'next_part':
    case 'choose_mode':
    case 'choose_region':
      return effect && !view.done.includes('special') ? render(effect) : '';
    case 'move_one':
      if (!inHand.length) return joined(t('eg-pick-piece'), limitHint(session));
      return t('eg-pick-place', { name: pieceOf(session, inHand[1]!), area: `area-${inHand[2]}` });
    case 'board':
      return inHand.length ? t('eg-pick-board-place', { board: `board-name-${inHand[1]}` }) : '';
    case 'disk':
    case 'castillo_disk':
    case 'setup_disk':
      return session.table.chosen ? '' : t('eg-secret');
  }
  return view.offices ? OVERSEAS.overseasHint(session, kind, inHand) : '';
}
