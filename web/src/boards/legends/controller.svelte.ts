// What a reader does at the map: where the focus is, what is picked up, what is looked at.

import { t } from '../../lib/words.svelte';
import { MovePreviews } from '../../lib/move-previews.svelte';
import type { Game } from './api';
import { barOf, cardAtWork, costText } from './bar';
import { drawingOf } from './drawing';
import { regionLabel, tableLabel } from './label';
import type { LayoutKind } from './layout';
import { moveTo, MoveBuilder, type Choice } from './move-builder.svelte';
import { islandsOf, geometryOf, regionsOf } from './geometry';
import { putThisTurn } from './record';
import { ScoringPlayback } from './scoring/playback.svelte';
import { factsOf, leadsOf, projectionOf, turnNumber, viewOf, type Session } from './view';

const POLL_MS = 20; // milliseconds between two looks at a table that is about to change
const WALK_TIMEOUT_MS = 8000; // after which the rest of a way is given up

export class BoardController {
  at = $state(''); // where the focus comes to in the map; the start region or the first one, if nothing is chosen
  focused = $state(''); // the region with the ring
  hovered = $state('');
  private chosenHand = $state(''); // whose cards are shown; empty for the reader's own
  readonly builder: MoveBuilder;
  readonly playback: ScoringPlayback;
  private readonly previews: MovePreviews<Game>;

  constructor(readonly session: Session) {
    this.builder = new MoveBuilder(session);
    this.playback = new ScoringPlayback(session);
    this.previews = new MovePreviews(session);
  }

  readonly over = $derived.by(() => this.session.table.phase === 'over');
  /** What the board shows: the table, or what lay there when the leg that is scored ended. */
  readonly view = $derived.by(() => this.playback.view ?? viewOf(this.session.table));
  readonly facts = $derived.by(() => factsOf(this.session.facts));
  readonly projection = $derived.by(() => projectionOf(this.session.table));
  /** What the cards and tokens before a seat add up to, as the board shows them. */
  readonly abilities = $derived.by(() => this.playback.abilities ?? this.projection.abilities);
  readonly drawing = $derived.by(() => drawingOf(this.facts));
  readonly layout: LayoutKind = $derived.by(() => (this.session.table.options['layout'] === 'row' ? 'row' : 't'));
  readonly laying = $derived.by(() => Object.keys(this.view.layout).length < 4);
  /** A map that somebody has laid stays as it was laid; one that was drawn lies as it is seen best. */
  private readonly isLaidByHand = $derived.by(
    () => this.session.table.options['setup'] === 'by_player' || this.session.table.custom.includes('segments'),
  );
  readonly geometry = $derived.by(() =>
    this.drawing
      ? geometryOf(this.shownLayout, this.layout, this.facts, this.drawing, this.laying || this.isLaidByHand)
      : null,
  );
  readonly regions = $derived.by(() => (this.geometry && this.drawing ? regionsOf(this.geometry, this.drawing) : {}));
  readonly islands = $derived.by(() => (this.geometry ? islandsOf(this.facts, this.geometry) : []));
  readonly turn = $derived.by(() => turnNumber(this.view, this.facts.turns));
  readonly card = $derived.by(() => cardAtWork(this.session));
  readonly bidding = $derived.by(() => this.view.at === 'bid');

  readonly bar = $derived.by(() =>
    barOf(this.session, { builder: this.builder, take: (choice) => this.take(choice), drop: () => this.drop() }),
  );

  /** What lies, and the segment that is held over its place. */
  private readonly shownLayout = $derived.by(() => {
    const [, side, place] = this.builder.inHand;
    return this.builder.turn && side && place
      ? { ...this.view.layout, [side]: `${place} ${this.builder.turn}` }
      : this.view.layout;
  });

  /** The side that is held and not laid yet. */
  readonly heldSide = $derived.by(() => (this.builder.turn ? (this.builder.inHand[1] ?? '') : ''));

  /** Where the focus is or would come to. */
  readonly here = $derived.by(() =>
    this.regions[this.at] ? this.at : this.view.start || Object.keys(this.regions)[0] || '',
  );

  /** The region of the army in hand, or where a choice that was sent points to. */
  readonly selected = $derived.by(() => {
    const [kind, from] = this.builder.inHand;
    if (kind === 'move_one') return from ?? '';
    return this.builder.asking;
  });

  /** The region with the solid ring: the chosen one, or the one that is being scored. */
  readonly ringed = $derived.by(() => this.playback.region || this.selected);

  /** The island that is being scored. */
  isRinged(region: string): boolean {
    const { island } = this.playback;
    return region === this.ringed || !!this.islands.find((each) => each.island === island)?.regions.includes(region);
  }

  /** Who rules what, also what a scoring has not told yet. */
  readonly leads = $derived.by(() => this.playback.leads ?? leadsOf(this.projection));

  /** Who rules a region now; empty for nobody. */
  ruler(region: string): string {
    if (this.playback.running) return this.playback.rulers[region] ?? '';
    return this.projection.regions[region]?.leads ?? '';
  }

  /** Whether an army can be chosen by itself. */
  isOffered(region: string, colour: string): boolean {
    return this.choicesAt(region).some((choice) => choice.colour === colour && !this.isOwnLoss(choice));
  }

  /** A seat's points as they are shown: those that are told, or that it would have if the leg ended now. */
  scoreOf(seat: string): number {
    if (this.playback.running) return this.playback.points(seat) ?? 0;
    return this.session.finalPoints(seat) ?? this.projection.points[seat]?.total ?? 0;
  }

  /** Whose cards are shown. */
  readonly shownHand = $derived.by(() => this.chosenHand || this.session.mine || this.session.letters[0] || '');

  showHand(seat: string): void {
    this.chosenHand = seat;
  }

  /** Armies in the regions, with the move that is on its way. */
  readonly armies = $derived.by(() => {
    const [kind = '', one = '', two = ''] = this.session.pending.split(' ');
    const out = Object.fromEntries(
      Object.entries(this.view.regions).map(([region, { armies = {} }]) => [region, armies]),
    );
    const add = (region: string, by: number) => {
      const { mine } = this.session;
      if (this.regions[region]) out[region] = { ...out[region], [mine]: Math.max(0, (out[region]?.[mine] ?? 0) + by) };
    };
    if (kind === 'place_one') add(one, 1);
    else if (kind === 'move_one' && two) {
      add(one, -1);
      add(two, 1);
    }
    return out;
  });

  /** What this turn has put where: `A meadow_3` → 2. */
  readonly put = $derived.by(() => putThisTurn(this.session.standingLog, this.view));

  // -- choosing -------------------------------------------------------------------------------------------------------

  /** Let go of what is unfinished. */
  drop(): void {
    const region = this.builder.drop();
    if (region) this.returned(region);
  }

  /** What happens when the reader lets go of a region: the focus goes back to it. */
  returned: (region: string) => void = () => {};

  /** Whether choosing a region is a whole move, which cannot be misunderstood. */
  playsAt(region: string): boolean {
    const found = this.choicesAt(region);
    return found.length === 1 && found[0]!.whole && !this.isOwnLoss(found[0]!);
  }

  /** An own army is destroyed by the button that says so, and never by choosing its region. */
  private isOwnLoss({ colour }: Choice): boolean {
    return !!colour && colour === this.session.mine;
  }

  choicesAt(region: string): Choice[] {
    return this.builder.choices.filter((choice) => choice.region === region);
  }

  take(choice: Choice): void {
    if (!choice.whole) return this.builder.pick(choice.words);
    this.session.problem = null;
    void this.walk(choice.way ?? [choice.words.join(' ')]);
  }

  /** Play one move after the other, as long as each is possible: a long way is several steps. */
  private async walk(moves: string[]): Promise<void> {
    const [first = ''] = moves;
    for (const [i, move] of moves.entries()) {
      if (!this.session.may(move)) return;
      this.builder.follow(moves.length > 1 ? first : move);
      const { version } = this.session.table;
      await this.session.play(move);
      if (i + 1 < moves.length && !(await this.hasMoved(version))) return;
    }
  }

  /** Wait until the table shows what was played, which it does a moment after the answer; not if it was refused. */
  private async hasMoved(version: number): Promise<boolean> {
    for (let wait = 0; wait < WALK_TIMEOUT_MS; wait += POLL_MS) {
      const { table, pending, problem, unsure } = this.session;
      if (problem || unsure) return false;
      if (table.version !== version && !pending) return true;
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
    return false;
  }

  /** Choose a region, or an army in it; where several things can be chosen, ask which. On the region of the army in
   * hand: let go of it. */
  choose(region: string, colour = ''): void {
    if (!this.session.asked || this.session.pending || !this.session.inReach) return;
    const found = this.choicesAt(region).filter((choice) => !colour || !choice.colour || choice.colour === colour);
    if (found.length === 1 && !this.isOwnLoss(found[0]!)) return this.take(found[0]!);
    if (found.length) return this.builder.ask(region);
    if (this.builder.decision === 'move_one') {
      if (region === this.builder.inHand[1]) return this.drop();
      const own = this.session.legalMoves.some(({ words }) => words[1] === region);
      if (own) return this.builder.pick(['move_one', region]);
    }
    void this.session.explain(moveTo(this.session.legalMoves, this.builder.inHand, region));
  }

  /** Choose a place of the map that is being laid. */
  lay(place: string): void {
    const found = this.builder.choices.find((choice) => choice.place === place);
    if (found) this.take(found);
  }

  // -- looking --------------------------------------------------------------------------------------------------------

  /** The region that the panel tells about. */
  readonly lookedAt = $derived.by(() => this.hovered || this.focused);

  /** The choice that choosing the looked-at region would be, if it is one. */
  readonly wouldBe = $derived.by(() => {
    return this.playsAt(this.lookedAt) ? this.choicesAt(this.lookedAt)[0]! : null;
  });

  /** The regions that the army in hand would go through to the looked-at region. */
  readonly way = $derived.by(() => {
    const [kind, from = ''] = this.builder.inHand;
    if (kind !== 'move_one' || !this.wouldBe) return [];
    return [from, ...(this.projection.paths?.[from]?.[this.lookedAt]?.steps ?? [this.lookedAt])];
  });

  /** What would be after the move at the looked-at region; nothing where the server says nothing. */
  readonly after = $derived.by(() => {
    const choice = this.wouldBe;
    return (choice && !choice.way && this.previews.of(choice.words.join(' '))?.projection) || null;
  });

  /** Ask for the preview of the looked-at region. */
  preview(): void {
    const choice = this.wouldBe;
    this.previews.ask(choice && !choice.way ? choice.words.join(' ') : '');
  }

  label(region: string): string {
    const [choice] = this.choicesAt(region);
    const paid = costText(choice?.cost, choice?.coins);
    const cost = paid ? t(choice?.cost ? 'el-legal-cost' : 'el-legal-coins', { cost: paid }) : undefined;
    return regionLabel({
      session: this.session,
      region,
      view: this.view,
      ruler: this.ruler(region),
      legal: this.builder.legal.has(region),
      ...(cost ? { cost } : {}),
    });
  }

  summary(): string {
    return tableLabel(this.session, this.islands, this.view, this.leads);
  }
}
