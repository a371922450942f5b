// The bar in words for what only the colonies ask: sailing, stepping onto tokens, which of several caballeros.

import { capital } from '../../../lib/session.svelte';
import { t, word } from '../../../lib/words.svelte';
import { FRANCE, SEAS, SHIP } from '../map';
import type { Choice } from '../move-builder.svelte';
import { pieceOf } from '../bar';
import { areaName, BLACK } from '../names';
import { factsOf, movingNow, OFFICES, viewOf, type Session } from '../view';
import { CARGO } from './cargo';
import { cargoOf, TOKENS } from './stands';

/** Decisions by which a caballero goes back to its province, so that what it carries is lost (GI-CAR-3). */
const LOSING = ['return_one', 'banish_one', 'recall_one'];

/** Outside Spain nothing is delivered. */
function isAbroad(area: string): boolean {
  return area === FRANCE || SEAS.includes(area);
}

/** What a sea move into Spain pays at once: the least and the most, by who of those may sail (GI-TOK-9). */
function payOf(session: Session, choice: Choice): [number, number] {
  const [, seat = '', from = ''] = choice.words;
  const view = viewOf(session.table);
  if (!choice.whole || from !== SHIP || !choice.area || isAbroad(choice.area)) return [0, 0];
  const worth = cargoOf(view, from, seat).map((load) => CARGO[load]?.value ?? 0);
  return [Math.min(...worth), Math.max(...worth)];
}

/** Sea moves that pay come first, and what is no sea move last. */
export function inWindowOrder(session: Session, choices: Choice[]): Choice[] {
  const rank = (choice: Choice) => (choice.words[0] === 'sea_move' ? payOf(session, choice)[1] : -1);
  return [...choices].sort((one, other) => rank(other) - rank(one));
}

/** An answer in a window, in few words. */
function windowLabel({ words, whole, area = '', seat, label }: Choice): string {
  const [kind, , from] = words;
  if (kind !== 'sea_move') return kind === 'bonus' ? t('eg-sea-bonus') : capital(label);
  if (whole && area === from) return capital(t('eg-sea-step', { token: `token-${TOKENS[area]}` }));
  if (!whole && seat === BLACK) return `${areaName(area)}: ${t('eg-piece-black')}`;
  return areaName(area);
}

/** What an answer in a window changes: who may sail with what, what a delivery pays, how many there will be. */
function windowDetail(session: Session, choice: Choice): string {
  const { words, whole, area = '' } = choice;
  const [, seat = '', from = ''] = words;
  const view = viewOf(session.table);
  const there = view.regions[area]?.[seat] ?? 0;
  if (!whole) {
    const cargo = cargoOf(view, area, seat);
    return cargo
      .filter(Boolean)
      .map((load) => word(`token-${load}`))
      .join(', ');
  }
  if (area === from) return '';
  const [least, most] = payOf(session, choice);
  const pays = most ? (least === most ? `+${most}` : t('eg-sea-up-to', { points: most })) : '';
  return [pays, `${there} → ${there + 1}`].filter(Boolean).join(', ');
}

/** Who may sail, and what for. */
function windowHint(session: Session): string {
  const view = viewOf(session.table);
  const carries = cargoOf(view, SHIP, session.mine).some(Boolean);
  return t('eg-hint-sail', { carries: carries ? 'yes' : 'no' });
}

/** One of several ways to stand, or to arrive. */
function standLabel(session: Session, { words, spot = '', area = '' }: Choice): string {
  const { limit_board } = viewOf(session.table);
  const [, load, beside] = /^(gold|goods|ordinary)?_?(beside)?$/.exec(spot) ?? [];
  if (words[0] === 'to_place')
    return t(load === 'gold' || load === 'goods' ? 'eg-sea-step' : 'eg-stand-plain', { token: `token-${load}` });
  const carried = load === 'gold' || load === 'goods' ? load : 'none';
  const differ = session.legalMoves.some(({ words }) => /^go/.test(words[1] ?? ''));
  const said = carried !== 'none' || differ ? t('eg-load', { load: carried }) : '';
  const where = limit_board === area ? t(beside ? 'eg-stand-beside' : 'eg-stand-on') : '';
  return capital([where, said].filter(Boolean).join(', ') || t('eg-stand-plain'));
}

/** What comes of it: the points of a delivery, or what is lost. */
function standDetail(session: Session, { words, spot = '', area = '' }: Choice, gain: number): string {
  if (gain) return `+${gain}`;
  const { by } = movingNow(viewOf(session.table));
  const load = spot.replace('_beside', '');
  if (words[0] !== 'from_place' || !LOSING.includes(by)) return '';
  const token = load in CARGO ? load : (area === FRANCE && viewOf(session.table).loads?.[spot]) || '';
  return token ? t('eg-token-lost', { token: `token-${token}` }) : '';
}

/** The free window of a turn, in which several kinds of moves may be made (GI-D4). */
const WINDOW = 'sea_move';

export function doneLabel(): string {
  return t('eg-sea-done');
}

/** What a choice is called that the colonies bring; nothing for any other. */
export function overseasLabel(session: Session, choice: Choice): string {
  const { words, area = '', seat = '', spot, label } = choice;
  const [kind, one = ''] = words;
  if (session.table.decision === WINDOW) return windowLabel(choice);
  if (spot && /ordinary|gold|goods|beside/.test(spot)) return standLabel(session, choice);
  switch (kind) {
    case 'double':
      return capital(label);
    case 'bonus':
      return t(`eg-${one === 'skip' ? 'bonus-skip' : one.replace('_', '-')}`);
    case 'fill_board':
      return capital(pieceOf(session, seat));
    case 'move_one':
      return area === words[2] && !seat ? t('eg-within', { area: `area-${area}` }) : '';
  }
  return '';
}

/** What a choice changes that the colonies bring: points, numbers, what is lost; nothing of any other. */
export function overseasDetail(session: Session, choice: Choice, gain: number): string | undefined {
  const { words, area = '', seat = '', spot = '' } = choice;
  const [kind, one = ''] = words;
  const view = viewOf(session.table);
  const court = view.court[session.mine] ?? 0;
  const points = factsOf(session.facts).regions[area]?.places?.[spot];
  switch (kind) {
    case WINDOW:
      return windowDetail(session, choice);
    case 'bonus':
      return one === 'bonus_province' ? t('eg-court-after', { before: court, after: court + 1 }) : '';
    case 'fill_board':
      return t('eg-stands-beside', { count: view.beside?.[seat]?.length ?? 0 });
    case 'to_place':
      return points === undefined ? '' : `+${points}`;
    case 'move_one':
      return area === words[2] && !seat ? '' : undefined;
    case 'from_place':
      return standDetail(session, choice, gain) || (points === undefined ? '' : `+${points}`);
  }
  return undefined;
}

/** What else there is to know about a decision of the colonies. */
export function overseasHint(session: Session, kind: string, inHand: string[]): string {
  switch (kind) {
    case WINDOW:
      if (!inHand.length) return windowHint(session);
      return t('eg-pick-place', { name: pieceOf(session, inHand[1]!), area: `area-${inHand[2]}` });
    case 'to_place':
      return arrivalHint(session);
    case 'bonus':
      return t('eg-hint-bonus');
    case 'double':
      return t('eg-hint-double');
    case 'fill_board':
      return t('eg-hint-fill');
  }
  return '';
}

/** What an office pays, and that there is no later moment for it. */
function arrivalHint(session: Session): string {
  const office = session.legalMoves.map(({ words }) => words[1] ?? '').find((word) => word in OFFICES);
  const points = factsOf(session.facts).regions[OFFICES[office ?? ''] ?? '']?.places?.[office ?? ''];
  return office ? t('eg-hint-office', { area: `area-${OFFICES[office]}`, points: points ?? 0 }) : '';
}
