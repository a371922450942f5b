// The stage: which scoring is shown, and how far it is. The map, the callout, the table and the controls look at it.

import { MediaQuery } from 'svelte/reactivity';
import { announce } from '../../../lib/announce.svelte';
import { Motion, PACES } from '../../../lib/motion';
import type { Change, Session } from '../view';
import { applySettings, settings } from '../../../lib/settings.svelte';
import { sound } from '../../../lib/sound';
import { flightsIn, type Flight, type PointOf } from '../motion';
import { beatsOf, scoreAt, showsOf, toldBefore, type Beat, type Show } from './show';
import { spokenArea, spokenTotals } from './words';

const LYING = '(max-height: 480px) and (max-width: 960px) and (orientation: landscape)';
/** A phone, upright or lying: the buttons of a scoring are with the decision. */
export const handheld = new MediaQuery(`(max-width: 760px), ${LYING}`);
export const lying = new MediaQuery(LYING);

/** Points on their way to a seat. */
export interface Payment {
  seat: string;
  area: string;
  points: number;
  pace: number;
}

export class Stage {
  show = $state.raw<Show | null>(null);
  beats = $state.raw<Beat[]>([]);
  at = $state(0);
  paused = $state(false);
  over = $state(true);
  /** Points that fly, and pieces that leave the castillo, with this beat. */
  payment = $state.raw<Payment | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** Where the map draws what flies, and where its areas are. */
  ground = $state.raw<SVGGraphicsElement | null>(null);
  pointOf: PointOf | null = null;
  /** Whether there is somebody to play to. */
  open = false;

  readonly beat = $derived<Beat | undefined>(this.over ? undefined : this.beats[this.at]);
  readonly told = $derived(this.show ? (this.over ? this.show.areas.length : toldBefore(this.beats, this.at)) : 0);
  readonly area = $derived(
    this.beat
      ? (this.show?.areas[this.beat.area]?.area ??
          (this.beat.phase === 'regions' || !this.show?.round ? '' : 'castillo'))
      : '',
  );

  private session: Session | null = null;
  private waiting: Show[] = [];
  private spoken = '';
  private readonly motion = new Motion(
    () => this.safely(() => this.follow()),
    () => settings.pace,
  );

  /** A table has changed: play the scoring in it. */
  hear(session: Session, change: Change): void {
    if (change.quiet) {
      if (!change.happened.some(({ n }) => n === this.show?.n)) this.leave();
      return;
    }
    const shows = showsOf(change.happened, session.letters, change.after.view.score);
    if (!shows.length) return;
    this.session = session;
    this.waiting.push(...shows);
    if (!this.show || this.over) this.close();
  }

  play(session: Session, show: Show): void {
    this.session = session;
    this.show = show;
    this.beats = beatsOf(show);
    this.spoken = '';
    this.over = false;
    this.motion.play(
      this.beats.map((beat, i) => ({
        ...beat,
        show: ({ still, pace }) => !still && this.safely(() => this.fly(i, pace)),
      })),
    );
    if (show.round) sound('score');
  }

  /** The reader acts: nothing may be in the way. */
  leave(): void {
    this.waiting = [];
    if (!this.show) return;
    this.close();
  }

  close(): void {
    this.motion.clear();
    this.show = null;
    this.beats = [];
    this.payment = null;
    this.flights = [];
    this.over = true;
    this.paused = false;
    const next = this.waiting.shift();
    if (next && this.session) this.play(this.session, next);
  }

  toggle = (): void => this.motion.toggle();
  forward = (): void => this.motion.forward();
  back = (): void => this.motion.back();
  skip = (): void => this.motion.skip();

  /** The next speed, for this and all scorings to come. */
  faster = (): void => {
    settings.pace = PACES[(PACES.indexOf(settings.pace) + 1) % PACES.length] ?? 1;
    applySettings();
    this.motion.retime();
  };

  /** What cannot be shown is left: the table itself is always right. */
  private safely(act: () => void): void {
    try {
      act();
    } catch (fault) {
      console.error(fault);
      this.leave();
    }
  }

  // -- with the motion ----------------------------------------------------------------------------------------------

  private follow(): void {
    const { motion } = this;
    this.at = Math.max(0, Math.min(motion.at, this.beats.length - 1));
    this.paused = motion.paused;
    this.over = motion.over;
    this.speak();
    if (!this.over) return;
    this.payment = null;
    this.flights = [];
    if (!this.show?.round || this.waiting.length) this.close(); // a short form is over when it is over
  }

  private fly(at: number, pace: number): void {
    const [show, beat] = [this.show, this.beats[at]];
    if (!show || !beat) return;
    const area = show.areas[beat.area];
    const paid = beat.rows > 0 ? area?.paid[beat.rows - 1] : undefined;
    this.payment = area && paid?.all ? { seat: paid.seat, area: area.area, points: paid.all, pace } : null;
    const left = show.disks
      .filter(({ count }) => count)
      .map(({ seat, to, count }) => ['left-castillo', seat, to, String(count)]);
    this.flights = beat.phase === 'moved' && show.round ? flightsIn(left) : [];
  }

  /** One sentence for each area, and one for the end. */
  private speak(): void {
    const { show, session, beat, over } = this;
    if (!show || !session) return;
    const group = over ? (show.round ? 'totals' : '') : (beat?.group ?? '');
    if (!group || group === this.spoken) return;
    this.spoken = group;
    const area = beat && show.areas[beat.area];
    if (over) announce(spokenTotals(session, show));
    else if (area) announce(spokenArea(session, area));
  }
}

export const stage = new Stage();

/** What the map shows of a scoring: the area in its ring, and those that are done. */
export const scoringNow = {
  get on(): boolean {
    return !stage.over;
  },
  get area(): string {
    return stage.area;
  },
  get scored(): string[] {
    return stage.over || !stage.show?.round ? [] : stage.show.areas.slice(0, stage.told).map(({ area }) => area);
  },
  /** The score of a seat as far as it is told; nothing while no scoring is played. */
  score(seat: string): number | undefined {
    return stage.show && !stage.over ? scoreAt(stage.show, seat, stage.beat, stage.told) : undefined;
  },
};
