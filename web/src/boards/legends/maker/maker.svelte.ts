// A layout while it is made: what is chosen, what can be done with it, and what follows from it.

import {
  allTurned,
  at,
  backsOf,
  counts,
  faults,
  flipped,
  links,
  PLACES,
  randomLayout,
  read,
  relaid,
  starts,
  swapped,
  turned,
  usualLayout,
  write,
  type RandomBelow,
  type LayoutKind,
  type PlacedSegment,
  type Layout,
  type Place,
  type Readings,
  type Sides,
} from '../layout';

/** Where a place is drawn, in squares from the left and from above. */
export const SQUARES: Record<Place, [number, number]> = {
  centre: [1, 1],
  north: [1, 0],
  east: [2, 1],
  south: [1, 2],
  west: [0, 1],
  '1': [0, 0],
  '2': [1, 0],
  '3': [2, 0],
  '4': [3, 0],
};
export const SIZES: Record<LayoutKind, [number, number]> = { t: [3, 3], row: [4, 1] };
const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export class Maker {
  layout = $state.raw<Layout>([]);
  start = $state(''); // empty: left to the players
  chosen = $state<Place>('centre');
  swapping = $state(false); // the next place that is pressed changes with the chosen one

  readonly places: Place[];
  readonly links = $derived.by(() => links(this.layout, this.sides));
  readonly starts = $derived.by(() => starts(this.layout, this.sides, this.readings));
  readonly faults = $derived.by(() => faults(this.layout, this.sides, this.readings));
  readonly counts = $derived.by(() => counts(this.layout, this.sides));
  readonly laid: PlacedSegment | undefined = $derived.by(() => at(this.layout, this.chosen));

  constructor(
    readonly kind: LayoutKind,
    readonly sides: Sides,
    readonly readings: Readings,
    text = '',
    readonly below?: RandomBelow,
  ) {
    this.places = PLACES[kind];
    const given = text ? read(text, sides) : null;
    this.layout = given ? relaid(given.layout, kind, sides) : usualLayout(kind, sides);
    this.start = given?.start ?? '';
    this.chosen = this.places[0] as Place;
    this.settle();
  }

  get text(): string {
    return write({ layout: this.layout, start: this.start });
  }

  /** What a flip would show, if there is anything. */
  get back(): string {
    return (this.laid && backsOf(this.layout, this.laid.side, this.sides, this.readings)[0]) ?? '';
  }

  sideAt(place: Place): string {
    return at(this.layout, place)?.side ?? '';
  }

  /** Whether the chosen segment could lie there instead: the centre must not stay empty. */
  mayGo(place: Place): boolean {
    return place !== this.chosen && (!!this.sideAt(place) || this.chosen !== 'centre');
  }

  /** A place was pressed: what lies there is chosen, or changes places with what was chosen before. Whether it was swapped. */
  press(place: Place): boolean {
    if (this.swapping) {
      this.swapping = false;
      if (!this.mayGo(place)) return false;
      this.change(swapped(this.layout, this.chosen, place));
      this.chosen = place;
      return true;
    }
    if (this.sideAt(place)) this.chosen = place;
    return false;
  }

  turn(): void {
    if (this.laid) this.change(turned(this.layout, this.laid.side));
  }

  turnAll(): void {
    this.change(allTurned(this.layout));
  }

  flip(): void {
    if (this.laid) this.change(flipped(this.layout, this.laid.side, this.sides, this.readings));
  }

  draw(): void {
    this.change(randomLayout(this.kind, this.sides, this.readings, this.below));
    if (!this.laid) this.chosen = this.places[0] as Place;
  }

  /** The place that an arrow key leads to. */
  beside(place: Place, key: string): Place | undefined {
    const way = WAYS[key];
    if (!way) return undefined;
    const [x, y] = SQUARES[place];
    const ahead = this.places.flatMap((other) => {
      const [dx, dy] = [SQUARES[other][0] - x, SQUARES[other][1] - y];
      const far = dx * way[0] + dy * way[1];
      return far > 0 ? [{ other, far: Math.abs(dx) + Math.abs(dy) }] : [];
    });
    return ahead.sort((one, two) => one.far - two.far)[0]?.other;
  }

  private change(layout: Layout): void {
    this.layout = layout;
    this.swapping = false;
    this.settle();
  }

  /** A start region that is not allowed any more is left to the players. */
  private settle(): void {
    if (!starts(this.layout, this.sides, this.readings).includes(this.start)) this.start = '';
  }
}
