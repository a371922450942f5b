// A frame at this moment, for what runs beside it: read inside an effect, it is always the present one.

import type { Bar } from '../lib/bar';
import type { Session } from '../lib/session.svelte';

export interface CurrentFrame {
  readonly session: Session;
  readonly bar: Bar; // as it is shown
  readonly remedyKey: string; // what may be done about who is away
  readonly element: HTMLElement | undefined;
}
