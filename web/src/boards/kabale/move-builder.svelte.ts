// A move is a card and a column, chosen in any order, or one of the two.

import type { LegalMove } from '../../lib/session.svelte';
import { Unfinished } from '../../lib/unfinished.svelte';
import type { Game } from './api';
import type { Session } from './view';

/** What is chosen of a move; empty what is not. */
export interface Chosen {
  card: string;
  column: string;
}

/** The cards and columns that the moves on offer name. */
export interface LegalChoices {
  cards: string[];
  columns: string[];
}

const NOTHING: Chosen = { card: '', column: '' };

/** What is chosen of a move, and what can be chosen next. */
export class MoveBuilder {
  private readonly held: Unfinished<Chosen, Game>;

  constructor(private readonly session: Session) {
    this.held = new Unfinished(session, NOTHING);
  }

  /** What the reader is asked; empty if nothing. */
  readonly decision = $derived.by(() => (this.session.asked ? this.session.table.decision : ''));
  readonly offered: LegalChoices = $derived.by(() => parts(this.session.legalMoves));
  readonly chosen: Chosen = $derived.by(() => this.held.now);
  readonly move = $derived.by(() => moveOf(this.decision, this.chosen));
  /** Everything is chosen, and it is on offer. */
  readonly ready = $derived.by(() => !!this.move && this.session.may(this.move));

  /** Choose a card, or lay it back. */
  pick(card: string): void {
    this.held.become({ ...this.chosen, card: this.chosen.card === card ? '' : card });
  }

  /** Choose a column; one that is chosen alone is let go. */
  aim(column: string): void {
    const again = this.chosen.column === column && !this.chosen.card;
    this.held.become({ ...this.chosen, column: again ? '' : column });
  }

  /** Let go of what is unfinished: first of the column, then of the card. */
  drop(): void {
    const { card, column } = this.chosen;
    this.held.become(card && column ? { card, column: '' } : NOTHING);
  }
}

export function parts(legalMoves: LegalMove[]): LegalChoices {
  const cards = new Set<string>();
  const columns = new Set<string>();
  for (const { words } of legalMoves) {
    for (const part of words.slice(1)) {
      if (/^c\d$/.test(part)) columns.add(part);
      else if (part !== 'skip') cards.add(part);
    }
  }
  return { cards: [...cards], columns: [...columns] };
}

/** The move that a choice amounts to; empty as long as something is missing. */
export function moveOf(decision: string, { card, column }: Chosen): string {
  if (decision === 'place_card') return card && column ? `place_card ${card} ${column}` : '';
  if (decision === 'disguise') return card ? `disguise ${card}` : '';
  if (decision === 'traitor') return column ? `traitor ${column}` : '';
  return '';
}

/** The whole move that somebody means who tries a card or a column; empty if none is near. */
export function meant(decision: string, tried: Partial<Chosen>, chosen: Chosen, offered: LegalChoices): string {
  const card = tried.card || chosen.card || offered.cards[0];
  const column = tried.column || chosen.column || offered.columns[0];
  if (decision === 'place_card' && card && column) return `place_card ${card} ${column}`;
  if (decision === 'disguise' && tried.card) return `disguise ${tried.card}`;
  if (decision === 'traitor' && tried.column) return `traitor ${tried.column}`;
  return '';
}
