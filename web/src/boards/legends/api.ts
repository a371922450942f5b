// Made by tools/typescript.py from the structs of the game; edits are lost.

import type { MessageView } from '../../lib/api';

/** The table in the words of scenarios. */
export type View = {
  at: string;
  to_act?: string;
  asked?: string[];
  active: string;
  layout: Record<string, string>;
  start: string;
  regions: Record<string, RegionView>;
  row: string[];
  deck: string[] | number;
  cards: Record<string, string[]>;
  coins: Record<string, number>;
  supply: Record<string, number>;
  bids: Record<string, number>;
  tokens?: Record<string, string>;
  face_down?: string[];
  seen?: Record<string, string[]>;
  owned?: Record<string, string[]>;
  leaders?: Record<string, string>;
  captured?: Record<string, number>;
  leg?: number;
  carried?: Record<string, number>;
  agenda: string[];
};

/** What stands in a region. */
export type RegionView = {
  armies?: Record<string, number>;
  cities?: Record<string, number>;
};

/** All that would be paid if the leg ended now. Everything that counts is open, so it is sure. */
export type Projection = {
  regions: Record<string, Standing>;
  islands: Record<string, Standing>;
  points: Record<string, Points>;
  abilities: Record<string, Abilities>;
  paths?: Record<string, Record<string, ArmyPath>>;
};

/** Who rules a region or an island now; N are neutral armies, empty is nobody. */
export type Standing = {
  leads: string;
};

/** A seat's points if the leg ended now, by where they come from. */
export type Points = {
  regions: number;
  islands: number;
  elixirs: number;
  cards: number;
  tokens: number;
  leader: number;
  carried: number;
  total: number;
};

/** What the cards and tokens before a seat add up to. */
export type Abilities = {
  moves_more: number;
  armies_more: number;
  sea_cost: number;
  elixirs: number;
  immune: boolean;
  cities_left: number;
};

/** The cheapest way of one army to a region. */
export type ArmyPath = {
  cost: number;
  coins: number;
  steps: string[];
};

/** What would be paid after a move. */
export type Preview = {
  regions?: Record<string, StandingPreview>;
  islands?: Record<string, StandingPreview>;
  points?: Record<string, PointsPreview>;
};

export type StandingPreview = {
  leads?: string;
};

export type PointsPreview = {
  total?: number;
};

/** What there is: all sides, of which the view says which lie where. */
export type Facts = {
  sides: Record<string, SideFacts>;
  prices: number[];
  turns: number;
  legs: number;
  colours: string[];
  drawing?: MapDrawing;
};

/** One side of a segment: what is printed, and the bridges that the options read into it. */
export type SideFacts = {
  segment: string;
  islands: Record<string, string[]>;
  land: string[][];
  bridges: string[][];
  sea: string[][];
  ports: string[];
  holds_start: boolean;
};

/** Sides as they are drawn: the paths are those of SVG. */
export type MapDrawing = {
  size: number;
  sides: Record<string, SideDrawing>;
};

/** One side as it is drawn, in the square from 0 to the size of the map's sides, north up. */
export type SideDrawing = {
  regions: Record<string, RegionDrawing>;
  coasts: Record<string, string>;
  borders: string;
  sea: Lane[];
  bridges: Lane[];
  ports: Lane[];
};

/** The outline of a region, and where there is room in it. */
export type RegionDrawing = {
  path: string;
  tint: string;
  at: [number, number];
  room: number;
};

/** A dotted line, a bridge, or a line to the edge. */
export type Lane = {
  ends: string[];
  path: string;
  middle: [number, number];
};

/** A card as it is printed. */
export type CardInfo = {
  text: MessageView[];
  rules: string[];
  adjective: string;
  ability: MessageView[];
  ability_icons: string[];
  action: MessageView[];
  action_icons: string[];
  either: boolean;
};

/** All that a session of this game's board says. */
export type Game = {
  view: View;
  projection: Projection;
  preview: Preview;
  facts: Facts;
  card: CardInfo;
};
