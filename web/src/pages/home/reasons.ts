// Why something cannot be chosen, mostly in the server's own sentence; options and values have the names that the form gives them.

import { valueName } from '../../lib/agreed';
import type { OptionInfo, PlayableGame } from '../../lib/api';
import { capital } from '../../lib/session.svelte';
import { hasMessage, t } from '../../lib/words.svelte';
import { same, valuesOf, wayOut, whyNot, type Fault, type OptionValue, type Values } from './allowed';

/** A value that cannot be chosen now, why, and one step that would allow it. */
export interface Reason {
  value: OptionValue;
  sentence: string;
  because: string; // reasons with the same cause are one
  step: { option: string; value: OptionValue; label: string } | null;
}

export function choiceText(game: PlayableGame, name: string, value: OptionValue): string {
  const option = game.options.find((each) => each.name === name);
  return option ? valueName(option, value) : String(value);
}

export function sentenceOf(game: PlayableGame, fault: Fault): string {
  const args: Record<string, unknown> = { ...fault.args };
  if (fault.given !== null) args['given'] = choiceText(game, fault.option, fault.given);
  if ('must' in args) args['must'] = choiceText(game, fault.option, args['must'] as OptionValue);
  const others = Object.entries(fault.when).map(([name, value]) => [
    t(`option-${name}`),
    choiceText(game, name, value),
  ]);
  const [first] = others;
  if (first) [args['other'], args['value']] = first;
  args['others'] = others.map((each) => each.join(' = ')).join(', ');
  const own = `home-${fault.message}`; // what is only not offered is no mistake of the reader's
  return `${capital(t(hasMessage(own) ? own : fault.message, args))}.`;
}

/** The values of an option that it cannot have now, with their reasons. */
export function reasonsOf(game: PlayableGame, given: Values, option: OptionInfo, value: OptionValue): Reason[] {
  const tried = option.kind === 'list' ? option.choices.map((choice) => [choice]) : valuesOf(option);
  const found: Reason[] = [];
  for (const each of tried) {
    if (same(each, value)) continue;
    const fault = whyNot(game, given, option.name, each);
    if (!fault) continue;
    const way = wayOut(game, given, option.name, each, fault);
    found.push({
      value: each,
      sentence: sentenceOf(game, fault),
      because: causeOf(fault.message, fault.when),
      step: way ? { option: way[0], value: way[1], label: stepLabel(game, ...way) } : null,
    });
  }
  return found;
}

/** What is still to be done to a list; below 0 there are too many words. */
export function missingText(missing: number): string {
  return t(missing < 0 ? 'home-list-over' : 'home-list-missing', { count: Math.abs(missing) });
}

/** What makes reasons the same. */
export function causeOf(message: string, when: Values): string {
  return JSON.stringify([message, when]);
}

export function stepLabel(game: PlayableGame, name: string, value: OptionValue): string {
  return t('home-way-out', { option: t(`option-${name}`), value: choiceText(game, name, value) });
}
