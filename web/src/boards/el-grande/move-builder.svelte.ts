// A move of several words is chosen in steps: first the piece, then where it goes.

import type { LegalMove } from '../../lib/session.svelte';
import { Unfinished } from '../../lib/unfinished.svelte';
import type { Game } from './api';
import { FRANCE, SEAS, SHIP } from './map';
import { valueOf } from './record';
import type { Session, TableView, View } from './view';

/** Decisions whose one word beside their own is an area. */
const AREA_DECISIONS = [
  'place_one',
  'place_anywhere_one',
  'recall_one',
  'return_one',
  'choose_region',
  'disk',
  'castillo_disk',
  'setup_disk',
  'king_to',
  'grande_to',
];

/** One thing to choose now: a whole move, or the beginning of some. */
export interface Choice {
  words: string[];
  whole: boolean;
  label: string; // what the server calls the move
  area?: string; // where it is chosen on the map
  seat?: string; // whose token is chosen there
  power?: number;
  grey?: string; // a grey power card
  pile?: number;
  action?: string; // whose: that of the own card, the King's or the Intrigue's
  spot?: string; // a place in France, an office at sea, or how a piece stands there
}

/** The grey card in hand, to be played with a power card. It is chosen before that or not at all: ['grey', 'g05']. */
const GREY = 'grey';
export function greyInHand([kind, grey = '']: string[]): string {
  return kind === GREY ? grey : '';
}

/** What is chosen of a move, and what can be chosen next. */
export class MoveBuilder {
  private readonly held: Unfinished<{ words: string[]; area: string }, Game>;

  constructor(private readonly session: Session) {
    this.held = new Unfinished(session, { words: [], area: '' });
  }

  private get view(): Pieces {
    return piecesAt(this.session.table);
  }

  /** The first words of a move, which the reader has chosen. */
  readonly picked = $derived.by(() => this.held.now.words);
  /** The area where several things can be chosen, and the reader is asked which; empty if none is. */
  readonly askedArea = $derived.by(() => this.held.now.area);
  readonly inHand = $derived.by(() => pickedNow(this.session.legalMoves, this.picked));
  readonly choices = $derived.by(() => choicesNow(this.session.legalMoves, this.picked, this.view));
  /** The areas in which something can be chosen. */
  readonly legal = $derived.by(() => areasNow(this.session.legalMoves, this.picked, this.view));
  /** The tokens that can be chosen, by seat and area. */
  readonly pieces = $derived.by(
    () =>
      new Set(
        this.choices.flatMap(({ seat, area }) =>
          seat && (!this.askedArea || area === this.askedArea) ? [`${seat} ${area}`] : [],
        ),
      ),
  );

  /** Take the first words of a move in hand, and ask about an area, if one is named. What was chosen before is left. */
  pick(words: string[], area = ''): void {
    this.held.become({ words, area });
  }

  /** Ask which of the things is meant that can be chosen in an area. */
  ask(area: string): void {
    this.pick(this.picked, area);
  }

  /** Let go of what is unfinished: first of the area, then of what is picked up. Returns the area. */
  drop(): string {
    const { askedArea } = this;
    this.pick(askedArea ? this.picked : []);
    return askedArea;
  }
}

/** How many words of a move are chosen at first. */
const FIRST: Record<string, number> = { move_one: 3, board: 2, sea_move: 3 };

/** The first steps of moves that are chosen in several, each with a move that begins so. */
function beginningsOf(legalMoves: LegalMove[]): Map<string, LegalMove> {
  const found = new Map<string, LegalMove>();
  for (const offer of legalMoves) {
    const first = offer.words[1] === 'done' ? 0 : (FIRST[offer.words[0] ?? ''] ?? 0);
    const key = offer.words.slice(0, first).join(' ');
    if (first && !found.has(key)) found.set(key, offer);
  }
  return found;
}

/** Where the colours of a move stand that names none, and the area of which a question asks. */
type Pieces = Pick<View, 'king' | 'grandes' | 'limit_board'> & { within?: string };

export function piecesAt({ view, prompt }: TableView): Pieces {
  const { area } = prompt?.args ?? {};
  return { ...view, within: typeof area === 'string' ? area.replace('area-', '') : '' };
}

/** The choices of the present step, without finishing. A step with one choice and no other is passed over. */
export function choicesNow(legalMoves: LegalMove[], picked: string[], pieces?: Pieces): Choice[] {
  const whole = (offer: LegalMove): Choice => ({ ...place(offer.words, pieces), whole: true, label: offer.label });
  if (legalMoves[0]?.words[0] === 'play_power')
    return greysNow(legalMoves, picked).concat(powersNow(legalMoves, greyInHand(picked)).map(whole));
  const open = legalMoves.filter(({ words }) => words[1] !== 'done' && picked.every((word, i) => words[i] === word));
  const beginnings = beginningsOf(open);
  if (beginnings.size < 2) return open.map(whole);
  const begun = [...beginnings].map(([key, { label }]) => ({ ...place(key.split(' ')), whole: false, label }));
  return [...begun, ...open.filter(({ words }) => !FIRST[words[0] ?? '']).map(whole)];
}

/** Power cards that can be played alone, or with a certain grey card. */
function powersNow(legalMoves: LegalMove[], grey: string): LegalMove[] {
  return legalMoves.filter(({ words }) => (words[2] ?? '') === grey);
}

/** Grey cards that can be played with some power card, and putting the one in hand back. */
function greysNow(legalMoves: LegalMove[], picked: string[]): Choice[] {
  const found = new Set(legalMoves.flatMap(({ words }) => (words[2] ? [words[2]] : [])));
  return [...found].map((grey) => ({
    words: greyInHand(picked) === grey ? [] : [GREY, grey],
    grey,
    whole: false,
    label: '',
  }));
}

/** What can be chosen on the map now: choices of the present step, or whole moves, so that a board may be chosen after its place. */
function onMap(legalMoves: LegalMove[], picked: string[], pieces?: Pieces): Choice[] {
  const now = choicesNow(legalMoves, picked, pieces).filter(({ area }) => area);
  const open = legalMoves.filter(({ words }) => words[1] !== 'done');
  return now.length ? now : open.map(({ words, label }) => ({ ...place(words, pieces), whole: true, label }));
}

export function choicesAt(legalMoves: LegalMove[], picked: string[], area: string, pieces?: Pieces): Choice[] {
  return onMap(legalMoves, picked, pieces).filter((choice) => choice.area === area);
}

/** The areas in which something can be chosen. */
export function areasNow(legalMoves: LegalMove[], picked: string[], pieces?: Pieces): Set<string> {
  return new Set(onMap(legalMoves, picked, pieces).flatMap(({ area }) => (area ? [area] : [])));
}

/** What is picked up, be it by the reader or because there is nothing else. */
export function pickedNow(legalMoves: LegalMove[], picked: string[]): string[] {
  if (picked.length) return picked;
  const beginnings = [...beginningsOf(legalMoves).keys()];
  return beginnings.length === 1 ? beginnings[0]!.split(' ') : [];
}

export function doneOf(legalMoves: LegalMove[]): LegalMove | undefined {
  return legalMoves.find(({ words }) => words[1] === 'done' || words.join(' ') === 'next_part end_turn');
}

function place(words: string[], pieces?: Pieces): Omit<Choice, 'whole' | 'label'> {
  const [kind = '', one = '', two = '', three = ''] = words;
  switch (kind) {
    case 'play_power':
      return { words, power: valueOf(one), ...(two ? { grey: two } : {}) };
    case 'retrieve':
      return valueOf(one) ? { words, power: valueOf(one) } : { words, grey: one };
    case 'lay_aside_one':
      return { words, power: valueOf(one) };
    case 'pass_grey':
      return { words, grey: one };
    case 'place_extra':
      return { words, area: two };
    case 'france_place':
      return { words, area: FRANCE, spot: one };
    case 'escort_one':
      return pieces ? { words, seat: one, area: pieces.king } : { words };
    case 'swap_grande':
      return pieces ? { words, seat: one, area: pieces.grandes[one] ?? '' } : { words };
    case 'from_place':
    case 'to_place':
      return { words, spot: one, area: pieces?.within ?? '' };
    case 'turn_card':
      if (!one.startsWith('pile_')) return { words };
      return { words, pile: Number(one.replace('pile_', '')) };
    case 'choose_card':
      if (!one.startsWith('pile_')) return { words, action: one };
      return { words, pile: Number(one.replace('pile_', '')) };
    case 'move_one':
    case 'sea_move':
      return three ? { words, area: three } : { words, area: two, seat: one };
    case 'banish_one':
      return { words, area: two, seat: one };
    case 'fill_board':
      return { words, area: pieces?.limit_board ?? '', seat: one };
    case 'board':
      return two ? { words, area: two } : { words };
  }
  return AREA_DECISIONS.includes(kind) ? { words, area: one } : { words };
}

/** The move that choosing an area would be, to ask why it is not possible. */
export function moveTo(legalMoves: LegalMove[], picked: string[], area: string): string {
  const [kind = '', one = ''] = picked.length
    ? picked
    : (legalMoves.find(({ words }) => words[1] !== 'done')?.words ?? []);
  switch (kind) {
    case 'move_one':
      return picked.length ? `${picked.join(' ')} ${area}` : `move_one ${one} ${area} castillo`;
    case 'sea_move':
      if (picked.length) return `${picked.join(' ')} ${area}`;
      return SEAS.includes(area) ? `sea_move ${one} ${area} ${area === SHIP ? SEAS[0] : SHIP}` : '';
    case 'banish_one':
      return `banish_one ${one} ${area}`;
    case 'board':
      return `board ${one} ${area}`;
    case 'place_extra':
      return `place_extra ${one} ${area}`;
  }
  return AREA_DECISIONS.includes(kind) ? `${kind} ${area}` : '';
}
