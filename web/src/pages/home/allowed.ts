// Which values of options go together, and why others do not: the same reading of the game's dependencies that the
// server hasMessage (core/options.py), so that a form can say it before it is asked. `pairs.json` keeps both in step.

import { defaultOf, holds, type OptionValue, type Values } from '../../lib/agreed';
import type { OptionInfo, PlayableGame } from '../../lib/api';
import type { Args } from '../../lib/words.svelte';

export type { OptionValue, Values } from '../../lib/agreed';
export type Game = Pick<PlayableGame, 'options' | 'dependencies'> & { fixed?: Values }; // as of an expansion in a box
type Dependency = PlayableGame['dependencies'][number];

/** Why values cannot be: the message that the server would say, of which option, and because of which others. */
export interface Fault {
  option: string;
  message: string;
  given: OptionValue | null; // none where a number of words is wrong
  when: Values; // the values of other options that exclude it, or that it needs
  args: Args;
}

export interface Resolved {
  values: Values;
  fault: Fault | null;
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The value of every option: given, forced or by default; and the first fault of them, a list being made last. */
export function resolve({ options, dependencies }: Game, given: Values): Resolved {
  const values: Values = {};
  for (const option of options) values[option.name] = given[option.name] ?? defaultOf(option, values);
  for (const each of dependencies)
    if (each.kind === 'forces' && holds(each.when, values))
      for (const [name, value] of Object.entries(each.then)) values[name] = given[name] ?? value;
  const faults = dependencies.map((each) => faultOf(each, values, options)).filter((fault) => fault !== null);
  return { values, fault: faults.find((each) => !isLengthFault(each)) ?? faults[0] ?? null };
}

/** A list is made word by word: what is wrong with its length is no reason against anything else. */
export function isLengthFault(fault: Fault | null): boolean {
  return fault?.message === 'bad-length';
}

/** Lists that are being made: how many words are still to be chosen; below 0 if there are too many. */
export function unfinished({ options, dependencies }: Game, values: Values): Record<string, number> {
  const faults = dependencies.map((each) => faultOf(each, values, options)).filter(isLengthFault);
  return Object.fromEntries(
    faults.map((fault) => [fault!.option, Number(fault!.args['needed']) - Number(fault!.args['given'])]),
  );
}

function faultOf(dependency: Dependency, values: Values, options: OptionInfo[]): Fault | null {
  const fault = (option: string, message: string, when: Values, given: OptionValue | null, args: Args = {}): Fault => ({
    option,
    message: Object.keys(when).length > 1 && message !== 'bad-value' ? `${message}-together` : message,
    given,
    when,
    args,
  });
  switch (dependency.kind) {
    case 'forces': {
      const broken = Object.entries(dependency.then).find(([name, must]) => !same(values[name], must));
      if (!broken || !holds(dependency.when, values)) return null;
      return fault(broken[0], 'bad-forced', dependency.when, values[broken[0]] ?? null, { must: broken[1] });
    }
    case 'excludes': {
      if (!holds(dependency.together, values)) return null;
      const others = Object.entries(dependency.together);
      const [name, given] = others.pop() ?? ['', null];
      return fault(name, 'bad-excluded', Object.fromEntries(others), given);
    }
    case 'only_where': {
      const { name, when } = dependency;
      const option = options.find((each) => each.name === name);
      const given = values[name] ?? null;
      if (!option || holds(when, values) || same(given, defaultOf(option, values))) return null;
      return fault(name, 'bad-only-where', when, given);
    }
    case 'below': {
      const { name, than, when } = dependency;
      const [number, limit] = [Number(values[name]), Number(values[than])];
      if (number < limit || !holds(when, values)) return null;
      const allowed = { id: 'allowed-number', args: { low: 0, high: limit - 1 } };
      return fault(name, 'bad-value', { [than]: limit, ...when }, number, { allowed });
    }
    case 'as_many_as': {
      const { name, number, when } = dependency;
      const words = values[name];
      if (!Array.isArray(words) || !words.length || words.length === values[number] || !holds(when, values))
        return null;
      return {
        option: name,
        message: 'bad-length',
        given: null,
        when: { [number]: values[number] ?? 0, ...when },
        args: { given: words.length, needed: String(values[number]) },
      };
    }
  }
}

/** The option that gives way: of all that are concerned and not fixed the one that comes last on the form. */
export function yields({ options, fixed = {} }: Game, fault: Fault, except = ''): string {
  const concerned = options.filter(({ name }) => (name === fault.option || name in fault.when) && !(name in fixed));
  return (concerned.findLast(({ name }) => name !== except) ?? concerned[0])?.name ?? fault.option;
}

/** An exclusion, said of one of those that exclude each other. */
function saidOf(name: string, fault: Fault): Fault {
  const { [name]: given, ...others } = fault.when;
  if (given === undefined || !fault.message.startsWith('bad-excluded')) return fault;
  return {
    ...fault,
    option: name,
    given,
    when: { ...others, ...(fault.given !== null && { [fault.option]: fault.given }) },
  };
}

/** Why an option cannot have a value as things are; another one that would give way to it is no reason. */
export function whyNot(game: Game, given: Values, name: string, value: OptionValue): Fault | null {
  const { fault } = resolve(game, { ...given, [name]: value });
  if (!fault || isLengthFault(fault)) return null;
  return yields(game, fault) === name ? saidOf(name, fault) : null;
}

/** One other option with a value that would allow what is refused; of numbers the nearest. */
export function wayOut(
  game: Game,
  given: Values,
  name: string,
  value: OptionValue,
  fault: Fault,
): [string, OptionValue] | null {
  const [present, fixed] = [resolve(game, given).values, { [name]: value, ...game.fixed }];
  for (const other of [fault.option, ...Object.keys(fault.when)].filter((each) => !(each in fixed))) {
    const option = game.options.find((each) => each.name === other);
    const tried = option ? valuesOf(option).filter((each) => !same(each, present[other])) : [];
    tried.sort((a, b) => Math.abs(Number(a) - Number(present[other])) - Math.abs(Number(b) - Number(present[other])));
    const found = tried.find((each) => {
      const { fault } = resolve(game, { ...given, [name]: value, [other]: each });
      return !fault || isLengthFault(fault);
    });
    if (found !== undefined) return [other, found];
  }
  return null;
}

export function valuesOf(option: OptionInfo): OptionValue[] {
  if (option.kind === 'number') return Array.from({ length: option.high - option.low + 1 }, (_, i) => option.low + i);
  if (option.kind === 'switch') return [false, true];
  return option.kind === 'choice' ? option.choices : [];
}

/** What an option belongs to: the value of another one without which it stays as it is. */
export function belongsTo(game: Game, name: string): [string, OptionValue] | null {
  const only = game.dependencies.find((each) => each.kind === 'only_where' && each.name === name);
  if (only?.kind !== 'only_where') return null;
  const [first] = Object.entries(only.when);
  return first ? (belongsTo(game, first[0]) ?? first) : null;
}
