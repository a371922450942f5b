// The form of a new table, and what it asks the server for. What is legal is the server's to say.

import type {
  Bank,
  Days,
  PlayableGame,
  PlayableGames,
  NoClock,
  OptionInfo,
  SeatRequest,
  CreateTable,
} from '../../lib/api';
import { levels, USUAL_BOT, usualBot } from '../../lib/bots';
import type { OwnFile } from '../../lib/editing';
import { boxesOf, type BoxedGame } from '../../lib/boxes';
import { isLengthFault, resolve, same, yields, type OptionValue, type Values } from './allowed';

export type { OptionValue } from './allowed';

/** Who sits where nobody else was chosen: bots, people at this device, whoever is invited, or whoever comes. */
export type Company = 'bots' | 'here' | 'invited' | 'open';
export type SeatKind = 'any' | 'bot' | 'here' | 'open';

export interface SeatForm {
  kind: SeatKind;
  bot: string;
  name: string;
}

/** What was chosen for one game; the others keep theirs. */
export interface GameForm {
  preset: string;
  changed: Record<string, OptionValue>; // options, besides those of the preset
  seats: SeatForm[]; // of the others: the first seat is the reader's
}

export interface Form {
  game: string; // the card of a game, or of an expansion
  name: string;
  games: Record<string, GameForm>; // by card
  bot: string; // of all bots that have no level of their own; MIXED for one of each
  clock: 'none' | 'bank' | 'days';
  minutes: number;
  increment: number;
  days: number;
  title: string;
  spectators: boolean;
  chat: boolean;
  changes: boolean;
  when_late: 'bot' | 'forfeit';
}

export const MIXED = 'mixed';
export const PLAYERS = 'players';
const NEVER_MIXED = ['grandee']; // takes its time
export const LONGEST_FILE = 40_000;

export function emptyForm(): Form {
  return {
    game: '',
    name: '',
    games: {},
    bot: USUAL_BOT,
    clock: 'none',
    minutes: 15,
    increment: 15,
    days: 2,
    title: '',
    spectators: true,
    chat: true,
    changes: true,
    when_late: 'bot',
  };
}

/** A form as it was kept; what does not fit any more is as in an empty one. */
export function readForm(text: string, playable: PlayableGames): Form {
  const form = emptyForm();
  try {
    const read = JSON.parse(text) as Partial<Form>;
    for (const key of Object.keys(form) as (keyof Form)[]) {
      if (typeof read[key] === typeof form[key]) Object.assign(form, { [key]: read[key] });
    }
  } catch {
    return settled(form, playable);
  }
  return settled(form, playable);
}

function settled(form: Form, playable: PlayableGames): Form {
  const boxes = boxesOf(playable.games);
  if (!boxes.some(({ card }) => card === form.game)) form.game = boxes[0]?.card ?? '';
  if (form.bot !== MIXED && !playable.bots.includes(form.bot)) form.bot = usualBot(playable.bots);
  const games: Record<string, GameForm> = {};
  for (const game of boxes) games[game.card] = fittingGameForm(game, form.games?.[game.card], playable.bots);
  return { ...form, games };
}

function fittingGameForm(game: PlayableGame, kept: GameForm | undefined, bots: string[]): GameForm {
  const changed = Object.entries(kept?.changed ?? {}).filter(([name, value]) => {
    const option = game.options.find((each) => each.name === name);
    return option && fits(option, value);
  });
  const preset = (game.presets.find(({ name }) => name === kept?.preset) ?? game.presets[0])?.name ?? '';
  const most = game.options.find(({ name }) => name === PLAYERS)?.high ?? 8;
  const seats = Array.from({ length: most - 1 }, (_, i) => {
    const seat = kept?.seats?.[i];
    const known = seat && ['any', 'bot', 'here', 'open'].includes(seat.kind);
    return {
      kind: known ? seat.kind : ('any' as const),
      bot: known && bots.includes(seat.bot) ? seat.bot : usualBot(bots),
      name: known ? String(seat.name ?? '').slice(0, 40) : '',
    };
  });
  return agreeing(game, { preset, changed: Object.fromEntries(changed), seats }, '');
}

function fits(option: OptionInfo, value: unknown): boolean {
  switch (option.kind) {
    case 'number':
      return typeof value === 'number' && value >= option.low && value <= option.high;
    case 'choice':
      return typeof value === 'string' && option.choices.includes(value);
    case 'switch':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value) && value.every((each) => option.choices.includes(each as string));
    default:
      return false;
  }
}

/** All that is given: by the preset, and by hand. */
export function givenIn(game: PlayableGame, form: GameForm): Values {
  return { ...game.presets.find(({ name }) => name === form.preset)?.options, ...form.changed };
}

/** The value of every option as the form stands. */
export function valuesIn(game: PlayableGame, form: GameForm): Values {
  return resolve(game, givenIn(game, form)).values;
}

export function valueOf(game: PlayableGame, form: GameForm, option: OptionInfo): OptionValue {
  return valuesIn(game, form)[option.name] ?? option.default;
}

/** Change an option; one that is as usual is not kept, so that a preset stays what it is. */
export function change(game: PlayableGame, form: GameForm, option: OptionInfo, value: OptionValue): GameForm {
  const changed = { ...form.changed, [option.name]: value };
  return agreeing(game, { ...form, changed }, option.name);
}

/** Take a preset: what it sets is set, how many play stays. */
export function take(game: PlayableGame, form: GameForm, preset: string): GameForm {
  const players = form.changed[PLAYERS];
  const changed: Values = players === undefined ? {} : { [PLAYERS]: players };
  return agreeing(game, { ...form, preset, changed }, PLAYERS);
}

/** A form whose options go together: what does not go with the one just chosen is as usual again; a list may be half made. */
function agreeing(game: PlayableGame, form: GameForm, chosen: string): GameForm {
  let now = form;
  for (const _ of game.options) {
    const { fault } = resolve(game, givenIn(game, now));
    if (!fault || (isLengthFault(fault) && !(chosen in fault.when))) break;
    const reset = (name: string): Values => {
      const { [name]: _, ...given } = givenIn(game, now);
      return { [name]: resolve(game, given).values[name] ?? '' };
    };
    const [other, values] = [yields(game, fault, chosen), valuesIn(game, now)];
    const back = reset(other);
    // Where the other one is as usual already, what was chosen cannot be.
    const changed = same(back[other], values[other]) ? reset(yields(game, fault)) : back;
    now = { ...now, changed: { ...now.changed, ...changed } };
  }
  return { ...now, changed: unusual(game, now) };
}

/** What was changed and differs from what it would be otherwise. */
function unusual(game: PlayableGame, form: GameForm): Values {
  let changed = form.changed;
  for (const name of Object.keys(changed)) {
    const { [name]: value, ...rest } = changed;
    if (same(valuesIn(game, { ...form, changed: rest })[name], value)) changed = rest;
  }
  return changed;
}

/** The options that were given a value of their own and have lost it: what was chosen after them excludes it. */
export function givenUp(game: PlayableGame, before: GameForm, after: GameForm, chosen: string): string[] {
  const [was, is, given] = [valuesIn(game, before), valuesIn(game, after), givenIn(game, before)];
  return Object.keys(given).filter((name) => name !== chosen && !same(was[name], is[name]));
}

export function playersOf(game: PlayableGame, form: GameForm): number {
  return Number(valuesIn(game, form)[PLAYERS] ?? 2);
}

/** The level of each other seat, if a bot sits there. */
export function botAt(form: Form, bots: string[], seat: number): string {
  if (form.bot !== MIXED) return form.bot;
  const mixed = levels(bots).filter((level) => !NEVER_MIXED.includes(level));
  const middle = Math.max(0, mixed.indexOf(USUAL_BOT));
  return mixed[(middle + seat) % mixed.length] ?? usualBot(bots);
}

export function clockOf(form: Form): NoClock | Bank | Days {
  if (form.clock === 'bank') return { kind: 'bank', seconds: Math.round(form.minutes * 60), increment: form.increment };
  if (form.clock === 'days') return { kind: 'days', days: form.days };
  return { kind: 'none' };
}

/** Who sits at the seats of the others. */
export function seatsOf(form: Form, game: BoxedGame, bots: string[], company: Company): SeatRequest[] {
  const own = form.games[game.card] as GameForm;
  const others = playersOf(game, own) - 1;
  return own.seats.slice(0, others).map((seat, i): SeatRequest => {
    const kind =
      seat.kind === 'any'
        ? ({ bots: 'bot', here: 'here', invited: 'open', open: 'open' } as const)[company]
        : seat.kind;
    if (kind === 'bot') return { kind, bot: seat.kind === 'bot' ? seat.bot : botAt(form, bots, i) };
    if (kind === 'here') return { kind, name: seat.name.trim() };
    return { kind };
  });
}

export interface Making {
  form: Form;
  game: BoxedGame;
  bots: string[];
  company: Company;
  files: Record<string, OwnFile>;
  guest: string; // what a reader without a name is called
  guestAt: (seat: number) => string; // the same for others at this device
}

export function requestFor({ form, game, bots, company, files, guest, guestAt }: Making): CreateTable {
  const own = form.games[game.card] as GameForm;
  const custom = Object.entries(files).map(([name, file]) => [name, file.text] as const);
  const seats = seatsOf(form, game, bots, company).map((seat, i) =>
    seat.kind === 'here' ? { ...seat, name: seat.name || guestAt(i + 2) } : seat,
  );
  return {
    game: game.id,
    preset: own.preset,
    options: own.changed,
    ...(custom.length ? { custom: Object.fromEntries(custom) } : {}),
    seats: [{ kind: 'me', name: form.name.trim() || guest }, ...seats],
    terms: {
      name: form.title.trim(),
      listed: company === 'open',
      spectators: form.spectators,
      chat: form.chat,
      changes: form.changes,
      clock: clockOf(form),
      when_late: form.when_late,
    },
  };
}

/** Where an invitation leads that somebody pastes: an address of this site, or a part of one. */
export function invited(text: string, origin: string): string {
  const given = text.trim();
  if (!given) return '';
  try {
    const url = new URL(given.startsWith('/') || /^https?:/i.test(given) ? given : `https://${given}`, origin);
    const here = url.host === new URL(origin).host;
    return here && /^\/t\/[\w-]+$/.test(url.pathname) ? url.pathname + url.hash : '';
  } catch {
    return '';
  }
}
