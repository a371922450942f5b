// What the people at a table have agreed on: the clock, and whatever is not as usual.

import type { OptionSaid, TableSaid, Terms } from './messages';
import { nameAt } from './session.svelte';
import { aside, has, list, say, word } from './words.svelte';

export type Value = OptionSaid['default'];

/** What a choice of an option is called. */
export function choiceName(option: string, choice: string): string {
  return (
    aside(`option-${option}`, `is-${choice}`) ||
    (has(`colour-${choice}`) ? word(`colour-${choice}`) : choice.replaceAll('_', ' '))
  );
}

/** What an option is set to, in words. */
export function valueName({ name, kind }: Pick<OptionSaid, 'name' | 'kind'>, value: Value): string {
  if (typeof value === 'boolean') return say(value ? 'agreed-yes' : 'agreed-no');
  if (Array.isArray(value)) return list(value.map((choice) => choiceName(name, choice)));
  return kind === 'choice' ? choiceName(name, String(value)) : String(value);
}

export function clockName(clock: Terms['clock']): string {
  if (clock?.kind === 'bank')
    return say('clock-bank-about', { minutes: Math.round(clock.seconds / 60), seconds: clock.increment ?? 0 });
  return clock?.kind === 'days' ? say('clock-each-about', { days: clock.days }) : say('clock-none');
}

/** Lines of a name and what was agreed: the clock always, the rest only where it is not as usual. */
export function agreed(
  table: Pick<TableSaid, 'house' | 'options' | 'phase' | 'seats' | 'terms'>,
  options: OptionSaid[],
): [string, string][] {
  const { clock, when_late, spectators = true, chat = true } = table.terms;
  const lines: [string, string][] = [[say('home-clock'), clockName(clock)]];
  if (clock && clock.kind !== 'none' && when_late)
    lines.push([say('home-late'), say(`home-late-${when_late === 'forfeit' ? 'forfeit' : 'bot'}`)]);
  if (!spectators) lines.push([say('home-spectators'), say('agreed-no')]);
  if (!chat) lines.push([say('home-chat'), say('agreed-no')]);
  for (const name of table.house) lines.push([say(`option-${name}`), say('agreed-own')]);
  for (const option of options) {
    const value = table.options[option.name] as Value | undefined;
    if (option.name === 'players' || value === undefined || same(value, option.default)) continue;
    const sits = option.name.endsWith('_seat') && table.seats.some(({ seat }) => seat === value);
    lines.push([say(`option-${option.name}`), sits ? nameAt(table, String(value)) : valueName(option, value)]);
  }
  return lines;
}

function same(one: Value, other: Value): boolean {
  return String(one) === String(other);
}
