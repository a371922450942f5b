// What the server offers: asked for once.

import { get } from './api';
import type { GamesSaid } from './messages';

let asked: Promise<GamesSaid | null> | null = null;

export function offered(): Promise<GamesSaid | null> {
  asked ??= get<GamesSaid>('/games').then(({ ok, body }) => {
    if (!ok) asked = null;
    return ok ? body : null;
  });
  return asked;
}
