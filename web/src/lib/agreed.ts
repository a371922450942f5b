// What the people at a table have agreed on: the clock, and whatever is not as usual.

import type { OptionInfo, TableView, Terms } from './api';
import { nameAt } from './session.svelte';
import { aside, has, list, t, word } from './words.svelte';

export type Value = OptionInfo['default'];

/** What a choice of an option is called. */
export function choiceName(option: string, choice: string): string {
  return (
    aside(`option-${option}`, `is-${choice}`) ||
    (has(`colour-${choice}`) ? word(`colour-${choice}`) : choice.replaceAll('_', ' '))
  );
}

/** What an option is set to, in words. */
export function valueName({ name, kind }: Pick<OptionInfo, 'name' | 'kind'>, value: Value): string {
  if (typeof value === 'boolean') return t(value ? 'agreed-yes' : 'agreed-no');
  if (Array.isArray(value)) return list(value.map((choice) => choiceName(name, choice)));
  return kind === 'choice' ? choiceName(name, String(value)) : String(value);
}

export function clockName(clock: Terms['clock']): string {
  if (clock?.kind === 'bank')
    return t('clock-bank-about', { minutes: Math.round(clock.seconds / 60), seconds: clock.increment ?? 0 });
  return clock?.kind === 'days' ? t('clock-each-about', { days: clock.days }) : t('clock-none');
}

/** Lines of a name and what was agreed: the clock always, the rest only where it is not as usual. */
export function agreed(
  table: Pick<TableView, 'custom' | 'options' | 'phase' | 'seats' | 'terms'>,
  options: OptionInfo[],
): [string, string][] {
  const { clock, when_late, spectators = true, chat = true } = table.terms;
  const lines: [string, string][] = [[t('home-clock'), clockName(clock)]];
  if (clock && clock.kind !== 'none' && when_late)
    lines.push([t('home-late'), t(`home-late-${when_late === 'forfeit' ? 'forfeit' : 'bot'}`)]);
  if (!spectators) lines.push([t('home-spectators'), t('agreed-no')]);
  if (!chat) lines.push([t('home-chat'), t('agreed-no')]);
  for (const name of table.custom) lines.push([t(`option-${name}`), t('agreed-own')]);
  for (const option of options) {
    const value = table.options[option.name] as Value | undefined;
    if (option.name === 'players' || value === undefined || same(value, option.default)) continue;
    const sits = option.name.endsWith('_seat') && table.seats.some(({ seat }) => seat === value);
    lines.push([t(`option-${option.name}`), sits ? nameAt(table, String(value)) : valueName(option, value)]);
  }
  return lines;
}

function same(one: Value, other: Value): boolean {
  return String(one) === String(other);
}
