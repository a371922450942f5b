// Choosing places on a map by click, tap and keys; a place is an element with `data-area`. What it means, a board knows.

import { tick } from 'svelte';
import { announce } from './announce.svelte';
import type { Zoom } from './zoom.svelte';

const NEAR_PIXELS = [8, 15, 22]; // pixels around a tap in which a place counts as meant
const HOLD_MS = 600; // milliseconds after which a finger that stays asks what is there

/** What a board does with its map. */
export interface MapActions {
  at: string; // where the focus comes to
  focused: string; // the place with the ring
  label(place: string): string;
  /** Whether choosing a place is a whole move. */
  playsAt(place: string): boolean;
  /** Choose a place, or a piece in it. */
  choose(place: string, piece?: string): void;
}

export class MapPointer {
  private touch = false;
  private hold: ReturnType<typeof setTimeout> | undefined;

  /** `focusPlace` puts the focus on a place; `isAsking` says whether a choice has to be finished in the decision bar. */
  constructor(
    private readonly zoom: () => Zoom,
    private readonly actions: () => MapActions,
    private readonly focusPlace: (place: string) => void,
    private readonly isAsking: () => boolean,
  ) {}

  /** A tap in the sea counts for the nearest place. */
  click = (event: MouseEvent): void => {
    if (this.zoom().dragged) return;
    const place = placeOf(event.target) || (this.touch ? nearest(event) : '');
    if (place) this.choose(place);
    else this.actions().focused = '';
  };

  /** A place is meant, or a piece in it. On a touch screen a tap that would be a move only looks, the second one chooses;
   * pieces are smaller than a finger, so a tap on one counts for its place. */
  choose(place: string, piece = ''): void {
    const [actions, { touch }] = [this.actions(), this];
    actions.at = place;
    const looks = touch && actions.focused !== place && actions.playsAt(place);
    if (touch) actions.focused = place;
    if (!looks) actions.choose(place, touch ? '' : piece);
  }

  /** A key at a place: `next` is where it leads, if it leads anywhere. */
  key(event: KeyboardEvent, here: string, next: string): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (next) this.focusPlace(next);
    else if (event.key === 'Enter' || event.key === ' ') {
      this.actions().choose(here);
      if (this.isAsking()) void tick().then(() => document.querySelector<HTMLElement>('#decision .target')?.focus());
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  focusin = (event: FocusEvent): void => {
    const place = placeOf(event.target);
    if (!place) return;
    const actions = this.actions();
    actions.at = place;
    if ((event.target as Element).matches(':focus-visible')) actions.focused = place;
  };

  focusout = (): void => {
    this.actions().focused = '';
  };

  down = (event: PointerEvent): void => {
    this.touch = event.pointerType === 'touch';
    this.zoom().down(event);
    clearTimeout(this.hold);
    const place = this.touch ? placeOf(event.target) : '';
    if (place) this.hold = setTimeout(() => this.announcePlace(place), HOLD_MS);
  };

  up = (event: PointerEvent): void => {
    clearTimeout(this.hold);
    this.zoom().up(event);
  };

  private announcePlace(place: string): void {
    const actions = this.actions();
    actions.focused = place;
    announce(actions.label(place));
  }
}

function placeOf(target: EventTarget | null): string {
  return (target as Element | null)?.closest?.('[data-area]')?.getAttribute('data-area') ?? '';
}

function nearest({ clientX, clientY }: MouseEvent): string {
  for (const far of NEAR_PIXELS) {
    for (let turn = 0; turn < 8; turn++) {
      const angle = (turn * Math.PI) / 4;
      const place = placeOf(
        document.elementFromPoint(clientX + far * Math.cos(angle), clientY + far * Math.sin(angle)),
      );
      if (place) return place;
    }
  }
  return '';
}
