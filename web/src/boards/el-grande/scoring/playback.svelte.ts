// Which scoring of El Grande is shown, and how far it is. The map, the callout, the table and the controls look at it.

import * as playbacks from '../../../lib/scoring-playback.svelte';
import { sound } from '../../../lib/sound';
import { BLACK } from '../names';
import { flightsIn, type Flight, type PointOf } from '../motion';
import type { Change, Session } from '../view';
import { scoreAt, scoringsOf, stepsOf, toldBefore, type Scoring, type ScoringStep } from './scoring';
import { areaSentence, totalsSentence } from './words';

/** Points on their way to a seat. */
export interface Payment {
  seat: string;
  area: string;
  points: number;
  pace: number;
}

export class ScoringPlayback extends playbacks.ScoringPlayback<Scoring> {
  steps = $state.raw<ScoringStep[]>([]);
  /** Points that fly, and pieces that leave the castillo, with this step. */
  payment = $state.raw<Payment | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** Where the map draws what flies, and where its areas are. */
  ground = $state.raw<SVGGraphicsElement | null>(null);
  pointOf: PointOf | null = null;
  /** Whether there is somebody to play to. */
  open = false;

  readonly step = $derived<ScoringStep | undefined>(this.over ? undefined : this.steps[this.at]);
  readonly told = $derived(
    this.scoring ? (this.over ? this.scoring.areas.length : toldBefore(this.steps, this.at)) : 0,
  );
  readonly area = $derived(
    this.step
      ? (this.scoring?.areas[this.step.area]?.area ??
          (this.step.phase === 'regions' || !this.scoring?.round ? '' : 'castillo'))
      : '',
  );

  private session: Session | null = null;

  /** A table has changed: play the scoring in it. */
  hear(session: Session, change: Change): void {
    if (change.quiet) {
      if (!change.happened.some(({ n }) => n === this.scoring?.n)) this.leave();
      return;
    }
    const scorings = scoringsOf(change.happened, session.letters, change.after.view.score, session.log);
    if (!scorings.length) return;
    this.session = session;
    this.waiting.push(...scorings);
    if (!this.scoring || this.over) this.close();
  }

  play(session: Session, scoring: Scoring): void {
    this.session = session;
    this.show(scoring);
  }

  protected show(scoring: Scoring): void {
    this.steps = stepsOf(scoring);
    this.begin(
      scoring,
      this.steps.map((step, i) => ({
        ...step,
        show: ({ still, pace }) => !still && this.safely(() => this.fly(i, pace)),
      })),
    );
    if (scoring.round) sound('score');
  }

  protected override cleared(): void {
    this.steps = [];
    this.land();
  }

  /** A short form is over when it is over. */
  protected override ended(): void {
    this.land();
    if (!this.scoring?.round || this.waiting.length) this.close();
  }

  private land(): void {
    this.payment = null;
    this.flights = [];
  }

  private fly(at: number, pace: number): void {
    const [scoring, step] = [this.scoring, this.steps[at]];
    if (!scoring || !step) return;
    const area = scoring.areas[step.area];
    const paid = step.rows > 0 ? area?.paid[step.rows - 1] : undefined;
    this.payment = area && paid?.all ? { seat: paid.seat, area: area.area, points: paid.all, pace } : null;
    const left = scoring.disks
      .filter(({ count, to }) => count && to !== 'castillo')
      .map(({ seat, to, count }) =>
        seat === BLACK ? ['black-left-castillo', to, String(count)] : ['left-castillo', seat, to, String(count)],
      );
    const grandes = scoring.disks.flatMap(({ seat, area: to, grande }) =>
      grande === 'left' ? [['grande-left', seat, to]] : [],
    );
    this.flights = step.phase === 'moved' && scoring.round ? flightsIn([...left, ...grandes]) : [];
  }

  /** One sentence for each area, and one for the end of a general scoring. */
  protected telling(): { part: string; sentence: () => string } {
    const { scoring, session, step } = this;
    if (!scoring || !session) return { part: '', sentence: () => '' };
    if (this.over) return { part: scoring.round ? 'totals' : '', sentence: () => totalsSentence(session, scoring) };
    const area = step && scoring.areas[step.area];
    return { part: step?.group ?? '', sentence: () => (area ? areaSentence(session, area, scoring.n) : '') };
  }
}

export const playback = new ScoringPlayback();

/** What the map shows of a scoring: the area in its ring, and those that are done. */
export const scoringNow = {
  get on(): boolean {
    return !playback.over;
  },
  get area(): string {
    return playback.area;
  },
  /** The entry of the log that is told; nothing while no scoring is played. */
  get entry(): number | undefined {
    return playback.over ? undefined : playback.scoring?.n;
  },
  get scored(): string[] {
    return playback.over || !playback.scoring?.round
      ? []
      : playback.scoring.areas.slice(0, playback.told).map(({ area }) => area);
  },
  /** The score of a seat as far as it is told; nothing while no scoring is played. */
  score(seat: string): number | undefined {
    return playback.scoring && !playback.over
      ? scoreAt(playback.scoring, seat, playback.step, playback.told)
      : undefined;
  },
};
