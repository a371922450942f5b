// What the server offers: asked for once.

import { get } from './client';
import type { PlayableGames } from './api';

let asked: Promise<PlayableGames | null> | null = null;

export function offered(): Promise<PlayableGames | null> {
  asked ??= get<PlayableGames>('/games').then(({ ok, body }) => {
    if (!ok) asked = null;
    return ok ? body : null;
  });
  return asked;
}
