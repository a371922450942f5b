// The decision bar of every decision: what is asked, how much is left, and a button for each option of the present step.

import type { Bar, Target } from '../../lib/bar';
import { capital, type Offer } from '../../lib/session.svelte';
import type { Session } from './view';
import { t, render, word } from '../../lib/words.svelte';
import { CASTILLO } from './map';
import { areaName } from './names';
import { doneBefore } from './record';
import { doneOf, optionsAt, optionsNow, pickedNow, type Option } from './move-builder.svelte';
import { cardFacts, factsOf, projectionOf, total, viewOf } from './view';

/** How far a move is chosen, and what the buttons of the bar do about it. */
export interface Choosing {
  picked: string[];
  asking?: string; // the area where the reader is asked which of several things is meant
  pick: (words: string[]) => void;
  drop: () => void;
}

export function barOf(session: Session, events: string[][], { picked, asking = '', pick, drop }: Choosing): Bar {
  const { offers, table } = session;
  const kind = offers[0]?.words[0] ?? '';
  const done = doneOf(offers);
  const inHand = pickedNow(offers, picked);
  const open = asking ? optionsAt(offers, picked, asking) : optionsNow(offers, picked);
  const options = open.filter(({ words }) => words.join(' ') !== done?.move);
  const targets = inOrder(kind, options).map((option) => targetOf(session, option, inHand, asking, pick));
  const left = leftOf(table.prompt?.args ?? {});
  const before = left ? doneBefore(events, kind, session.mine) : 0;
  const hint = asking ? whichOf(kind, asking) : hintOf(session, kind, inHand);
  return {
    prompt: session.prompt,
    targets,
    ...(hint ? { hint } : {}),
    ...(left && before + left > 1 ? { progress: { done: before, total: before + left } } : {}),
    ...(done ? { done: finish(done, left, targets.length) } : {}),
    ...(picked.length || asking ? { drop } : {}),
  };
}

/** How many steps are left, of whatever kind. */
function leftOf(args: Record<string, unknown>): number {
  return ['left', 'own', 'foreign', 'any'].reduce((sum, name) => sum + (Number(args[name]) || 0), 0);
}

/** Letting it happen comes before a veto. */
function inOrder(kind: string, options: Option[]): Option[] {
  if (kind !== 'veto') return options;
  return [...options].sort((one, other) => Number(one.words[1] === 'use') - Number(other.words[1] === 'use'));
}

function finish(done: Offer, left: number, others: number): Target {
  if (done.words[0] === 'next_part') return { ...done, label: t('eg-end-turn'), primary: others === 0 };
  return { ...done, label: left ? t('eg-done-leave', { count: left }) : t('eg-done'), primary: others === 0 };
}

/** Which of several things in an area is meant. */
function whichOf(kind: string, asking: string): string {
  return t(kind === 'board' ? 'eg-which-board' : 'eg-whose', { area: `area-${asking}` });
}

function targetOf(
  session: Session,
  option: Option,
  inHand: string[],
  asking: string,
  pick: (words: string[]) => void,
): Target {
  const move = option.words.join(' ');
  const detail = detailOf(session, option, inHand);
  return {
    move,
    words: option.words,
    label: labelOf(session, option, asking),
    ...(option.seat ? { seat: option.seat } : {}),
    ...(detail ? { detail } : {}),
    ...(option.words[0] === 'play_power' ? { key: (option.power ?? 10) < 10 ? String(option.power) : '' } : {}), // its value
    ...(option.whole ? {} : { act: () => pick(option.words) }),
    ...(session.table.chosen ? { chosen: session.table.chosen === move } : {}),
  };
}

function labelOf(session: Session, { words, area, seat, power, pile, label }: Option, asking: string): string {
  const [kind = '', one = ''] = words;
  if (seat && area) return t('eg-piece', { name: session.name(seat), area: `area-${area}` });
  if (kind === 'board' && (asking || !area)) return capital(word(`board-name-${one}`));
  if (area) return areaName(area);
  if (power) return kind === 'play_power' ? String(power) : label;
  if (pile) return cardName(session, words.join(' ')) ?? label;
  return label;
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

/** What an option changes in numbers: 4 → 5. */
function detailOf(session: Session, option: Option, inHand: string[]): string {
  const { words, area = '', seat, power } = option;
  const [kind = '', one = ''] = words;
  const view = viewOf(session.table);
  const facts = factsOf(session.facts);
  const { mine } = session;
  const there = (who: string) => view.regions[area]?.[who] ?? 0;
  switch (kind) {
    case 'play_power':
      return t('eg-calls', { count: facts.calls[(power ?? 1) - 1] ?? 0 });
    case 'choose_card':
      return t('eg-places', { count: cardFacts(session.facts, cardOf(session, words.join(' ')))?.place ?? 0 });
    case 'call':
    case 'court_n':
      return Number(one)
        ? t('eg-court-after', { before: view.court[mine] ?? 0, after: (view.court[mine] ?? 0) + Number(one) })
        : '';
    case 'place_one':
    case 'place_anywhere_one':
      return area === CASTILLO ? '' : change(there(mine), 1);
    case 'recall_one':
      return change(there(mine), -1);
    case 'return_one':
      return change(area === 'court' ? (view.court[mine] ?? 0) : there(mine), -1);
    case 'banish_one':
      return change(there(seat ?? ''), -1);
    case 'move_one':
      if (seat) return change(there(seat), -1);
      return area === CASTILLO ? '' : change(there(inHand[1] ?? one), 1);
    case 'choose_region':
      return session.table.prompt?.id === 'prompt-choose_region-score' ? pointsIn(session, area) : '';
    case 'disk':
    case 'castillo_disk':
      return toCourt(session, words.join(' ')) ? t('eg-to-court') : there(mine) ? String(there(mine)) : '';
  }
  return '';
}

function change(before: number, by: number): string {
  return `${before} → ${before + by}`;
}

function pointsIn(session: Session, area: string): string {
  const row = projectionOf(session.table)[area]?.rows.find(({ seat }) => seat === session.mine);
  return area === CASTILLO ? '' : `+${row ? total(row) : 0}`;
}

function toCourt(session: Session, move: string): boolean {
  return session.table.labels[session.table.moves.indexOf(move)]?.args['to_court'] === 'yes';
}

function hintOf(session: Session, kind: string, inHand: string[]): string {
  const view = viewOf(session.table);
  const effect = cardFacts(session.facts, view.card)?.text.at(-1);
  switch (kind) {
    case 'place_one':
      return effect && !view.done.includes('special') && effect.id !== 'text-none'
        ? t('eg-then', { text: render(effect) })
        : '';
    case 'next_part':
    case 'choose_mode':
    case 'choose_region':
      return effect && !view.done.includes('special') ? render(effect) : '';
    case 'move_one':
      if (!inHand.length) return t('eg-pick-piece');
      return t('eg-pick-place', { name: session.name(inHand[1]!), area: `area-${inHand[2]}` });
    case 'board':
      return inHand.length ? t('eg-pick-board-place', { board: `board-name-${inHand[1]}` }) : '';
    case 'disk':
    case 'castillo_disk':
      return session.table.chosen ? '' : t('eg-secret');
  }
  return '';
}
