// Made by tools/typescript.py from the structs of the game; edits are lost.

import type { MessageView } from '../../lib/api';

/** The table in the words of scenarios. */
export type View = {
  at: string;
  to_act?: string;
  column?: string;
  round: number;
  active: string;
  ended: boolean;
  columns: Record<string, ColumnView>;
  hands: Record<string, string[] | number>;
  decks: Record<string, string[] | number>;
  discards: Record<string, string[]>;
  won: Record<string, string[] | number>;
  goal_deck: string[] | number;
  recycled?: Record<string, string[]>;
  travelled?: Record<string, string[]>;
  fewest_held?: Record<string, number>;
};

/** A column: its goal, empty when the game is over, and its cards, such as `B queen*`. */
export type ColumnView = {
  goal: string;
  closed: boolean;
  cards: string[];
};

/** Every column as it stands; none when the game is over. */
export type Projection = {
  columns: Record<string, ColumnProjection>;
};

/** How a column would be scored with the cards that the reader knows. */
export type ColumnProjection = {
  sums: Record<string, string>;
  leads: string;
  reason: string;
  unknown: string[];
  goal: string;
  needed: number;
  laid: number;
  filled: boolean;
  flips: number;
};

export type Preview = {
  columns?: Record<string, ColumnPreview>;
};

/** A column after a move, as far as it is sure. */
export type ColumnPreview = {
  sums?: Record<string, string>;
  leads?: string;
  reason?: string;
  unknown?: string[];
  goal?: string;
  needed?: number;
  laid?: number;
  filled?: boolean;
  flips?: number;
};

export type Facts = {
  columns: number;
  rounds: number;
  hand: number;
  disciplines: string[];
  goals: Record<string, Goal>;
  colours: string[];
};

export type Goal = {
  discipline: string;
  value: number;
  needed: number;
  name: MessageView;
};

/** A card as it is printed: its number, when it acts and how. */
export type CardInfo = {
  text: MessageView[];
  rules: string[];
  number: string;
  matched: Matched | null;
  numbers: Record<string, string>;
  when: "" | "flipped" | "scored";
  effect: string;
  icon: string;
};

/** A specialist's number below a goal of its own discipline (KH-SPEC-1). */
export type Matched = {
  discipline: string;
  number: string;
};

/** All that a session of this game's board says. */
export type Game = {
  view: View;
  projection: Projection;
  preview: Preview;
  facts: Facts;
  card: CardInfo;
};
