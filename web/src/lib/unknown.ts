// Reading what a game of which the page knows nothing says.

import type { MessageView } from './api';

/** What stands under each word; nothing if it is no table. */
export function tableIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value ? { ...value } : {};
}

/** A number; undefined if it is none. */
export function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

export function isMessageView(value: unknown): value is MessageView {
  return typeof value === 'object' && value !== null && 'id' in value && 'args' in value;
}
