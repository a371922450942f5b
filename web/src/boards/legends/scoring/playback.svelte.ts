// Which scoring of Legends is shown, and how far it is. Map, callout, table and controls look at it.

import { onInput } from '../../../lib/motion';
import * as playbacks from '../../../lib/scoring-playback.svelte';
import { sound } from '../../../lib/sound';
import type { Abilities, View } from '../api';
import type { Change, Leads, Session } from '../view';
import { lastScoring, leadsIn, pointsIn, scoringsOf, type Scene, type Scoring, type Source } from './scoring';
import { sceneSentence, totalsSentence } from './words';

const SCENE_MS = 1400; // to look at a scene
const ROW_MS = 400; // and for each of its rows
const PRESSABLE = 'button, a, input, select, [role="button"], [data-offer]'; // what a press is meant for

export class ScoringPlayback extends playbacks.ScoringPlayback<Scoring> {
  private heard: Change | null = null;

  constructor(private readonly session: Session) {
    super();
  }

  /** Whether something is being told. */
  readonly running: boolean = $derived.by(() => !this.over);
  /** Whether there is something to look at: the totals of a leg stay, those of the game are its end. */
  readonly isShown: boolean = $derived.by(() => !!this.scoring && (this.running || !this.scoring.final));
  /** What is told now; nothing when all is. */
  readonly scene: Scene | undefined = $derived.by(() => (this.over ? undefined : this.scoring?.scenes[this.at]));
  /** What the map has in its ring. */
  readonly region: string = $derived.by(() => (this.scene?.source === 'regions' ? this.scene.id : ''));
  readonly island: string = $derived.by(() => (this.scene?.source === 'islands' ? this.scene.id : ''));
  /** The regions that are told, the one of this scene included. */
  readonly told: string[] = $derived.by(() =>
    this.scene ? (this.scoring?.scenes.slice(0, this.at + 1).flatMap(sceneRegions) ?? []) : [],
  );
  /** Who rules the regions that are told: the map is coloured as the scoring goes on. */
  readonly rulers: Record<string, string> = $derived.by(() => {
    const told = this.scene ? (this.scoring?.scenes.slice(0, this.at + 1) ?? []) : [];
    return Object.fromEntries(
      told
        .filter(({ source, why }) => source === 'regions' && (why === 'rules' || why === 'neutral'))
        .map(({ id, rows }) => [id, rows[0]?.who ?? '']),
    );
  });
  /** What is scored, while it is: after an earlier leg the table itself shows the next one. */
  readonly view: View | null = $derived.by(() => (this.over ? null : (this.scoring?.position.view ?? null)));
  /** What lay before the seats then, and who ruled what. */
  readonly abilities: Record<string, Abilities> | null = $derived.by(() =>
    this.over ? null : (this.scoring?.position.abilities ?? null),
  );
  readonly leads: Leads | null = $derived.by(() => (this.over || !this.scoring ? null : leadsIn(this.scoring)));
  /** Whether the reader can see a scoring again. */
  readonly repeats: boolean = $derived.by(() => !!this.scoring || !!lastScoring(this.session));

  private readonly upTo = $derived.by(() => (this.over ? (this.scoring?.scenes.length ?? 0) : this.at + 1));

  /** The points of a seat as far as they are told, from everywhere or from one source; nothing without a scoring. */
  points(seat: string, source?: Source): number | undefined {
    return this.scoring ? pointsIn(this.scoring, seat, this.upTo, source) : undefined;
  }

  /** Whether something of a source is told. */
  begun(source: Source): boolean {
    return !!this.scoring?.scenes.slice(0, this.upTo).some((scene) => scene.source === source);
  }

  // -- playing ----------------------------------------------------------------------------------------------------------

  /** The table has changed: play the scoring in it. */
  hear(change: Change): void {
    if (change === this.heard) return;
    this.heard = change;
    if (change.quiet) return this.leave();
    this.waiting.push(...scoringsOf(change, this.session));
    if (this.over) this.next();
  }

  protected show(scoring: Scoring): void {
    this.begin(
      scoring,
      scoring.scenes.map((scene, i) => ({ time: SCENE_MS + ROW_MS * scene.rows.length, group: String(i) })),
    );
    sound('score');
  }

  /** Once more from the beginning. */
  again = (): void => {
    const scoring = this.scoring ?? lastScoring(this.session);
    if (scoring) this.show(scoring);
  };

  /** How the game ended is not told before. */
  protected override changed(): void {
    this.session.showing = !this.over;
  }

  /** Whoever presses something else than the buttons of the scoring, or Esc, jumps to its end; returns how to stop that. */
  listen(): () => void {
    return onInput((event?: Event) => {
      if (!event || this.over) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('[data-scoring]')) return;
      if (
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : event.type === 'pointerdown' && target?.closest(PRESSABLE)
      )
        this.skip();
    });
  }

  /** One sentence for each scene, and one for the end. */
  protected telling(): { part: string; sentence: () => string } {
    const { scoring, session, scene } = this;
    const sentence = () => (scene ? sceneSentence(session, scene) : scoring ? totalsSentence(session, scoring) : '');
    return { part: scene ? String(this.at) : 'totals', sentence };
  }
}

function sceneRegions({ source, id, emptyRegions }: Scene): string[] {
  return source === 'regions' ? [id] : emptyRegions;
}
