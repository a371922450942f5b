// What the people at a table have agreed on: the clock, and whatever is not as usual.

import type { OptionInfo, TableView, Terms } from './api';
import { EDITION } from './edition';
import { nameAt } from './session.svelte';
import { aside, hasMessage, list, t, word } from './words.svelte';

export type OptionValue = OptionInfo['default'];
export type Values = Record<string, OptionValue>;

/** Whether all options that a condition names have the values that it names. */
export function holds(condition: Values, values: Record<string, unknown>): boolean {
  return Object.entries(condition).every(([name, value]) => String(values[name]) === String(value));
}

/** The default of an option, which others may decide. */
export function defaultOf(option: OptionInfo, values: Record<string, unknown>): OptionValue {
  return option.default_when.find(({ when }) => holds(when, values))?.value ?? option.default;
}

/** What a choice of an option is called. */
export function choiceName(option: string, choice: string): string {
  return (
    aside(`option-${option}`, `is-${choice.replaceAll('#', '-')}`) || // Fluent has no such sign in names
    (hasMessage(`colour-${choice}`) ? word(`colour-${choice}`) : choice.replaceAll('_', ' '))
  );
}

/** What an option is set to, in words. */
export function valueName({ name, kind }: Pick<OptionInfo, 'name' | 'kind'>, value: OptionValue): string {
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
    const value = table.options[option.name] as OptionValue | undefined;
    const told = option.name === EDITION && option.choices.length > 1;
    if (option.name === 'players' || value === undefined) continue;
    if (!told && same(value, defaultOf(option, table.options))) continue;
    const sits = option.name.endsWith('_seat') && table.seats.some(({ seat }) => seat === value);
    lines.push([t(`option-${option.name}`), sits ? nameAt(table, String(value)) : valueName(option, value)]);
  }
  return lines;
}

function same(one: OptionValue, other: OptionValue): boolean {
  return String(one) === String(other);
}
