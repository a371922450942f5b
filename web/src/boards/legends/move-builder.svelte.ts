// A move of several words is chosen in steps: first the army, then where it goes; a segment's side, its place, its turn.

import type { LegalMove } from '../../lib/session.svelte';
import { Unfinished } from '../../lib/unfinished.svelte';
import type { Game } from './api';
import { projectionOf, type Session } from './view';

/** Decisions whose one word beside their own is a region. */
const OF_A_REGION = ['start_region', 'lay_token', 'fifth_army', 'neutral_army', 'place_one', 'build_city'];
/** Words that end a decision without doing more. */
const ENDING_WORDS = ['done', 'skip'];
/** How many words of a move are chosen one step after the other. */
const STEPS: Record<string, number[]> = { move_one: [2], lay_segment: [2, 3] };

/** One thing to choose now: a whole move, or the beginning of some. */
export interface Choice {
  words: string[];
  whole: boolean;
  label: string; // what the server calls the move
  region?: string; // where it is chosen on the map
  colour?: string; // whose army is chosen there
  place?: string; // of the map that is being laid
  position?: number; // in the row of cards, from 1
  way?: string[]; // the moves that lead there, one after the other, where one is not enough
  cost?: number; // in movement points
  coins?: number; // that the way or the placing costs
}

/** What is chosen of a move, and what can be chosen next. */
export class MoveBuilder {
  private readonly held: Unfinished<{ words: string[]; region: string; turn: number }, Game>;
  /** Where the army came from that was moved last: the next one is taken from there, if there is one. */
  private lastFrom = $state('');

  constructor(private readonly session: Session) {
    this.held = new Unfinished(session, { words: [], region: '', turn: 0 });
  }

  readonly decision = $derived.by(() => this.session.legalMoves[0]?.words[0] ?? '');
  /** The first words of a move, which the reader has chosen. */
  readonly picked = $derived.by(() => {
    const { words } = this.held.now;
    if (words.length || this.decision !== 'move_one') return words;
    return this.session.legalMoves.some(({ words: [, from] }) => from === this.lastFrom)
      ? ['move_one', this.lastFrom]
      : [];
  });
  /** The region where several things can be chosen, and the reader is asked which; empty if none is. */
  readonly asking = $derived.by(() => this.held.now.region);
  readonly inHand = $derived.by(() => pickedNow(this.session.legalMoves, this.picked));
  readonly choices = $derived.by(() => choicesNow(this.session, this.picked));
  /** The regions in which something can be chosen. */
  readonly legal = $derived.by(() => new Set(this.choices.flatMap(({ region }) => (region ? [region] : []))));
  /** The places where the segment in hand can be laid. */
  readonly places = $derived.by(() => new Set(this.choices.flatMap(({ place }) => (place ? [place] : []))));
  /** The ways in which the segment in hand can be turned where it is held, and which of them is shown. */
  readonly turns = $derived.by(() =>
    this.decision === 'lay_segment' && this.inHand.length === 3 ? this.choices.map(({ words }) => words[3]!) : [],
  );
  readonly turn = $derived.by(() => this.turns[this.held.now.turn % Math.max(1, this.turns.length)] ?? '');

  /** Take the first words of a move in hand, and ask about a region, if one is named. What was chosen before is left. */
  pick(words: string[], region = ''): void {
    this.held.become({ words, region, turn: 0 });
  }

  /** Turn the segment in hand by a quarter, or by as much as is allowed. */
  turnOn(): void {
    const { words, region, turn } = this.held.now;
    this.held.become({ words: words.length ? words : this.inHand, region, turn: turn + 1 });
  }

  /** Ask which of the things is meant that can be chosen in a region. */
  ask(region: string): void {
    this.pick(this.picked, region);
  }

  /** Armies are moved from a region: the next one is taken there too. */
  follow(move: string): void {
    const [kind, from = ''] = move.split(' ');
    this.lastFrom = kind === 'move_one' && from !== 'done' ? from : '';
  }

  /** Let go of what is unfinished: first of the region, then of what was chosen last. Returns the region. */
  drop(): string {
    const { asking, picked } = this;
    this.lastFrom = '';
    if (asking) this.pick(picked);
    else this.pick(this.decision === 'lay_segment' && picked.length > 2 ? picked.slice(0, 2) : []);
    return asking;
  }
}

/** Legal moves that begin with what is picked, without those that only end the decision. */
function open(legalMoves: LegalMove[], picked: string[]): LegalMove[] {
  return legalMoves.filter(
    ({ words }) => !ENDING_WORDS.includes(words[1] ?? '') && picked.every((word, i) => words[i] === word),
  );
}

/** The different beginnings of legal moves, so many words long. */
function beginnings(legalMoves: LegalMove[], length: number): LegalMove[] {
  const found = new Map<string, LegalMove>();
  for (const move of legalMoves) {
    const key = move.words.slice(0, length).join(' ');
    if (!found.has(key)) found.set(key, { ...move, words: move.words.slice(0, length) });
  }
  return [...found.values()];
}

/** The choices of the present step, without ending. A step with one choice and no other is passed over. */
export function choicesNow(session: Session, picked: string[]): Choice[] {
  const inHand = pickedNow(session.legalMoves, picked);
  const found = open(session.legalMoves, inHand);
  const kind = found[0]?.words[0] ?? '';
  const next = (STEPS[kind] ?? []).find((length) => length > inHand.length);
  if (next) return beginnings(found, next).map((move) => ({ ...placed(move.words), whole: false, label: move.label }));
  if (kind === 'move_one') return pathsFrom(session, inHand[1] ?? '', found);
  return found.map(({ words, label }) => ({ ...placed(words), whole: true, label, ...toll(session, words) }));
}

/** The coins that a move costs beside those of a card: the rogues' toll, what the owner of a city is paid. */
function toll(session: Session, words: string[]): Pick<Choice, 'coins'> {
  const coins = Number(session.table.labels[session.table.moves.indexOf(words.join(' '))]?.args['coins'] ?? 0);
  return words[0] === 'place_one' && coins ? { coins } : {};
}

/** Where an army can get from a region, by the cheapest way that the server knows: one of the steps on move, or several. */
function pathsFrom(session: Session, from: string, steps: LegalMove[]): Choice[] {
  const paths = projectionOf(session.table).paths?.[from] ?? {};
  const step = (to: string) => steps.find(({ words }) => words[2] === to);
  const unknown = steps.filter(({ words }) => !paths[words[2]!]);
  return [
    ...Object.entries(paths).map(([to, path]) => {
      const stops = [from, ...path.steps];
      const moves = path.steps.map((each, i) => `move_one ${stops[i]} ${each}`);
      const words = ['move_one', from, to];
      const far = moves.length > 1 ? { way: moves } : {};
      return { ...placed(words), whole: true, label: step(to)?.label ?? '', ...far, ...paid(path) };
    }),
    ...unknown.map(({ words, label }) => ({ ...placed(words), whole: true, label })),
  ];
}

function paid({ cost, coins }: { cost: number; coins: number }): Pick<Choice, 'cost' | 'coins'> {
  return { cost, ...(coins ? { coins } : {}) };
}

/** What is picked up, be it by the reader or because there is nothing else. */
export function pickedNow(legalMoves: LegalMove[], picked: string[]): string[] {
  const found = open(legalMoves, picked);
  for (const length of STEPS[found[0]?.words[0] ?? ''] ?? []) {
    if (length <= picked.length) continue;
    const first = beginnings(found, length);
    return first.length === 1 ? pickedNow(legalMoves, first[0]!.words) : picked;
  }
  return picked;
}

/** What ends the decision, if it can be ended. */
export function endOf(legalMoves: LegalMove[]): LegalMove | undefined {
  return legalMoves.find(({ words }) => ENDING_WORDS.includes(words[1] ?? ''));
}

function placed(words: string[]): Pick<Choice, 'words' | 'region' | 'colour' | 'place' | 'position'> {
  const [kind = '', one = '', two = ''] = words;
  switch (kind) {
    case 'take_card':
    case 'extra_card':
      return { words, position: Number(one) };
    case 'move_one':
      return { words, region: two || one };
    case 'destroy_one':
      return { words, region: one, colour: two };
    case 'lay_segment':
      return words.length === 3 ? { words, place: two } : { words };
  }
  return OF_A_REGION.includes(kind) ? { words, region: one } : { words };
}

/** The move that choosing a region would be, to ask why it is not possible. */
export function moveTo(legalMoves: LegalMove[], inHand: string[], region: string): string {
  const kind = legalMoves[0]?.words[0] ?? '';
  switch (kind) {
    case 'move_one': {
      const from = inHand[1];
      const other = legalMoves.find(({ words }) => words[2])?.words[2] ?? region;
      return from ? `move_one ${from} ${region}` : `move_one ${region} ${other}`;
    }
    case 'destroy_one':
      return `destroy_one ${region} ${legalMoves.find(({ words }) => words[2])?.words[2] ?? 'N'}`;
  }
  return OF_A_REGION.includes(kind) ? `${kind} ${region}` : '';
}
