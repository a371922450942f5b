// Made by tools/typescript.py from the structs of the game; edits are lost.

import type { MessageView } from '../../lib/api';

/** The board in the words of scenarios. */
export type View = {
  at: string;
  to_act?: string;
  asked?: string[];
  round: number;
  first: string;
  active: string;
  king: string;
  regions: Record<string, Record<string, number>>;
  castillo: Record<string, number> | "?";
  court: Record<string, number>;
  province: Record<string, number>;
  score: Record<string, number>;
  grandes: Record<string, string>;
  boards: Record<string, string>;
  offer: string[];
  card: string;
  done: string[];
  hands: Record<string, number[] | number>;
  power: Record<string, number | "?">;
  turned: string[];
  vetoes: Record<string, string[]>;
  piles: Record<string, string[] | number>;
  dials: Record<string, string>;
  revealed: Record<string, string>;
  returning: Record<string, number>;
  played?: Record<string, (number | string)[]>;
  taken_back?: Record<string, ((number | string)[])[]>;
  effect: Record<string, number>;
  agenda: string[];
  removed?: Record<string, string[]>;
  france?: Record<string, string>;
  granada?: "conquered" | "muslim";
  church?: string;
  extra?: "" | "used";
  away?: boolean;
  limits?: Record<string, number>;
  drawn?: number;
  region_cards?: string[];
  virtual_powers?: number[];
  infiltrates?: boolean;
  greys?: Record<string, string[]>;
  grey?: Record<string, string>;
  grey_seen?: Record<string, string[]>;
  passed?: Record<string, string>;
  laid_aside?: Record<string, number[]>;
  offices?: Record<string, string>;
  strength?: Record<string, number>;
  kept?: Record<string, string[]>;
  later?: Record<string, number>;
  due?: Record<string, number>;
  acting?: string;
  turn_of?: string;
  carried_out?: string;
  inquisitor?: string;
  aside?: number;
  bonus_used?: string[];
  gained_by?: string;
  free_tokens?: Record<string, number>;
  supply?: Record<string, number>;
  brought?: Record<string, number>;
  carriers?: Record<string, Record<string, string[]>>;
  loads?: Record<string, string>;
  limit_board?: string;
  beside?: Record<string, string[]>;
  newcomers?: Record<string, number>;
  moved?: Record<string, Record<string, number>>;
  may_sail?: Record<string, Record<string, number>>;
  moved_may_sail?: Record<string, Record<string, number>>;
  moved_again?: Record<string, Record<string, number>>;
  moved_twice?: Record<string, Record<string, number>>;
};

export type Projection = {
  areas: Record<string, AreaProjection>;
  order: string[];
};

/** What an area would pay now. Of a castillo that is closed only what its places pay is known. */
export type AreaProjection = {
  paid: number[];
  rows?: Paid[];
  holders?: string[][];
};

/** What a seat would be paid in an area, and why. */
export type Paid = {
  seat: string;
  count: number;
  place: number;
  tied: number;
  points: number;
  king: number;
  grande: number;
  france?: number;
};

export type Preview = {
  areas?: Record<string, AreaPreview>;
  order?: string[];
};

/** An area after a move; `partly`: only some rows are known, and only so far. */
export type AreaPreview = {
  paid?: number[];
  rows?: PaidPreview[];
  holders?: string[][];
  partly?: boolean;
};

/** What a seat would be paid after a move, as far as it is sure. */
export type PaidPreview = {
  seat: string;
  count?: number;
  place?: number;
  tied?: number;
  points?: number;
  king?: number;
  grande?: number;
  france?: number;
};

/** The map, the points as printed, how many places are paid, what power cards call, and the rounds. */
export type Facts = {
  edition: string;
  variants: string[];
  other: string;
  abroad: Record<string, string[]>;
  greys: Record<string, Grey>;
  regions: Record<string, Region>;
  castillo: Castillo;
  boards: Record<string, number[]>;
  places: number;
  calls: number[];
  strength?: number[];
  spaces?: number;
  rounds: number;
  round_numbers: number[];
  scoring_rounds: number[];
  order: string[];
  colours: string[];
};

/** A grey power card. */
export type Grey = {
  value: number;
  name: MessageView;
  text: MessageView[];
  source: string;
};

export type Region = {
  paid: number[];
  neighbours: string[];
  places?: Record<string, number>;
};

export type Castillo = {
  paid: number[];
};

/** An action card as it counts under the options of this game. */
export type CardInfo = {
  text: MessageView[];
  rules: string[];
  pile: number;
  place: number;
  copies: number;
  effect: string;
  icon: string;
  scores: boolean;
  source: string;
  up_to?: boolean;
  gold?: number;
  goods?: number;
};

/** All that a session of this game's board says. */
export type Game = {
  view: View;
  projection: Projection;
  preview: Preview;
  facts: Facts;
  card: CardInfo;
};
