// A move of several words is chosen in steps: first the piece, then where it goes.

import type { Offer } from '../../lib/session.svelte';
import { Unfinished } from '../../lib/unfinished.svelte';
import type { Game } from './api';
import type { Session } from './view';

/** Decisions whose one word beside their own is an area. */
const OF_AN_AREA = [
  'place_one',
  'place_anywhere_one',
  'recall_one',
  'return_one',
  'choose_region',
  'disk',
  'castillo_disk',
  'king_to',
  'grande_to',
];

/** One thing to choose now: a whole move, or the beginning of some. */
export interface Option {
  words: string[];
  whole: boolean;
  label: string; // what the server calls the move
  area?: string; // where it is chosen on the map
  seat?: string; // whose token is chosen there
  power?: number;
  pile?: number;
}

/** What is chosen of a move, and what can be chosen next. */
export class MoveBuilder {
  private readonly held: Unfinished<{ words: string[]; area: string }, Game>;

  constructor(private readonly session: Session) {
    this.held = new Unfinished(session, { words: [], area: '' });
  }

  /** The first words of a move, which the reader has chosen. */
  readonly picked = $derived.by(() => this.held.now.words);
  /** The area where several things can be chosen, and the reader is asked which; empty if none is. */
  readonly asking = $derived.by(() => this.held.now.area);
  readonly inHand = $derived.by(() => pickedNow(this.session.offers, this.picked));
  readonly options = $derived.by(() => optionsNow(this.session.offers, this.picked));
  /** The areas in which something can be chosen. */
  readonly legal = $derived.by(() => areasNow(this.session.offers, this.picked));
  /** The tokens that can be chosen, by seat and area. */
  readonly pieces = $derived.by(
    () =>
      new Set(
        this.options.flatMap(({ seat, area }) =>
          seat && (!this.asking || area === this.asking) ? [`${seat} ${area}`] : [],
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
    const { asking } = this;
    this.pick(asking ? this.picked : []);
    return asking;
  }
}

/** How many words of a move are chosen at first. */
const FIRST: Record<string, number> = { move_one: 3, board: 2 };

/** The options of the present step, without finishing. A step with one option and no other is passed over. */
export function optionsNow(offers: Offer[], picked: string[]): Option[] {
  const open = offers.filter(({ words }) => words[1] !== 'done' && picked.every((word, i) => words[i] === word));
  const first = FIRST[open[0]?.words[0] ?? ''] ?? 0;
  if (!first || picked.length >= first) return open.map(whole);
  const beginnings = new Map<string, Offer>();
  for (const offer of open) {
    const key = offer.words.slice(0, first).join(' ');
    if (!beginnings.has(key)) beginnings.set(key, offer);
  }
  if (beginnings.size === 1) return open.map(whole);
  return [...beginnings.values()].map((offer) => ({
    ...place(offer.words.slice(0, first)),
    whole: false,
    label: offer.label,
  }));
}

/** What can be chosen on the map now: options of the present step, or whole moves, so that a board may be chosen after its place. */
function onMap(offers: Offer[], picked: string[]): Option[] {
  const now = optionsNow(offers, picked).filter(({ area }) => area);
  return now.length ? now : offers.filter(({ words }) => words[1] !== 'done').map(whole);
}

export function optionsAt(offers: Offer[], picked: string[], area: string): Option[] {
  return onMap(offers, picked).filter((option) => option.area === area);
}

/** The areas in which something can be chosen. */
export function areasNow(offers: Offer[], picked: string[]): Set<string> {
  return new Set(onMap(offers, picked).flatMap(({ area }) => (area ? [area] : [])));
}

/** What is picked up, be it by the reader or because there is nothing else. */
export function pickedNow(offers: Offer[], picked: string[]): string[] {
  const first = FIRST[offers[0]?.words[0] ?? ''] ?? 0;
  if (!first || picked.length) return picked;
  const beginnings = new Set(
    offers.filter(({ words }) => words[1] !== 'done').map(({ words }) => words.slice(0, first).join(' ')),
  );
  return beginnings.size === 1 ? [...beginnings][0]!.split(' ') : [];
}

export function doneOf(offers: Offer[]): Offer | undefined {
  return offers.find(({ words }) => words[1] === 'done' || words.join(' ') === 'next_part end_turn');
}

function whole({ words, label }: Offer): Option {
  return { ...place(words), whole: true, label };
}

function place(words: string[]): Pick<Option, 'words' | 'area' | 'seat' | 'power' | 'pile'> {
  const [kind = '', one = '', two = '', three = ''] = words;
  switch (kind) {
    case 'play_power':
    case 'retrieve':
      return { words, power: Number(one) };
    case 'choose_card':
      return { words, pile: Number(one.replace('pile_', '')) };
    case 'move_one':
      return three ? { words, area: three } : { words, area: two, seat: one };
    case 'banish_one':
      return { words, area: two, seat: one };
    case 'board':
      return two ? { words, area: two } : { words };
  }
  return OF_AN_AREA.includes(kind) ? { words, area: one } : { words };
}

/** The move that choosing an area would be, to ask why it is not possible. */
export function moveTo(offers: Offer[], picked: string[], area: string): string {
  const [kind = '', one = ''] = picked.length ? picked : (offers.find(({ words }) => words[1] !== 'done')?.words ?? []);
  switch (kind) {
    case 'move_one':
      return picked.length ? `${picked.join(' ')} ${area}` : `move_one ${one} ${area} castillo`;
    case 'banish_one':
      return `banish_one ${one} ${area}`;
    case 'board':
      return `board ${one} ${area}`;
  }
  return OF_AN_AREA.includes(kind) ? `${kind} ${area}` : '';
}
