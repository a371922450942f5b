// What a reader does at the columns: what is chosen, where the cards are on their way, what is read about.

import { t } from '../../lib/words.svelte';
import { MovePreviews } from '../../lib/move-previews.svelte';
import type { Game } from './api';
import { barOf } from './bar';
import { EndOfRound } from './end-of-round.svelte';
import { meant, MoveBuilder, type Chosen } from './move-builder.svelte';
import { Motion } from './motion.svelte';
import { placementSteps, planHint } from './placement';
import { slotted } from './slots';
import { cardFact, readModel, type Column, type Laid, type Session } from './view';
import { reason } from './why';
import { cardName, columnNumber, fullText, spokenCard, spokenColumn, summary } from './words';

export class BoardController {
  readonly builder: MoveBuilder;
  readonly motion: Motion;
  readonly endOfRound: EndOfRound;
  reading = $state(false); // a dialog tells about a card or a column
  info = $state.raw<{ title: string; lines: string[] }>({ title: '', lines: [] });
  private readonly previews: MovePreviews<Game>;
  private kept = { of: '', slots: [] as string[] };

  /** A replay and a lesson are not live: they are as fast as their reader. */
  constructor(
    readonly session: Session,
    private readonly live: boolean,
  ) {
    this.builder = new MoveBuilder(session);
    this.previews = new MovePreviews(session);
    this.motion = new Motion(readModel(session.table));
    this.endOfRound = new EndOfRound(session, this.motion, live);
  }

  /** The table as it is. */
  readonly now = $derived.by(() => readModel(this.session.table));
  /** The table as it is drawn, while cards are on their way. */
  readonly model = $derived.by(() => this.motion.model);
  readonly filled = $derived.by(() => this.model.columns.filter((column) => column.filled).length);

  // -- what the server says -------------------------------------------------------------------------------------------

  /** The table has changed: cards set out, and a round may have ended. */
  take(): void {
    const { change } = this.session;
    if (!this.live) this.motion.end();
    this.motion.take(change);
    this.endOfRound.take(change);
  }

  /** A lesson explains how a column was scored: that is shown, until it goes on. */
  explainScoring(): void {
    this.motion.end();
    this.endOfRound.showLast();
  }

  // -- the hand -------------------------------------------------------------------------------------------------------

  /** The reader's cards; a number or nothing if there are none to be seen. */
  readonly hand = $derived.by(() => this.now.hands[this.session.mine]);

  /** The places of the hand: every card keeps its place and its key. Empty where one was played and none came. */
  readonly slots: string[] = $derived.by(() => {
    const of = `${this.session.table.table} ${this.session.mine}`;
    const cards = Array.isArray(this.hand) ? this.hand.filter((kind) => cardFact(this.session.facts, kind)) : [];
    this.kept = { of, slots: slotted(this.kept.of === of ? this.kept.slots : [], cards) };
    return this.kept.slots;
  });

  /** Everybody's cards, where everything is open. */
  readonly allHands = $derived.by(() => {
    const shown = Object.entries(this.now.hands).filter((each): each is [string, string[]] => Array.isArray(each[1]));
    return !this.session.mine && shown.length === this.session.letters.length ? Object.fromEntries(shown) : null;
  });

  // -- choosing -------------------------------------------------------------------------------------------------------

  /** The placement that is chosen and could be confirmed; empty if none is. */
  private readonly placement = $derived.by(() =>
    this.builder.decision === 'place_card' && this.builder.ready ? this.builder.move : '',
  );

  /** What the chosen placement does, and what may follow. */
  readonly placementSteps = $derived.by(() => {
    const { card, column } = this.builder.chosen;
    const after = this.previews.of(this.placement)?.projection.columns ?? null;
    return this.placement ? placementSteps(this.session, this.now, card, column, after) : [];
  });

  readonly bar = $derived.by(() => {
    const hint = this.placementSteps.length ? planHint(this.session, this.now, this.builder.chosen.column) : '';
    return barOf(this.session, this.now, this.slots, this.builder.chosen, this, hint);
  });

  /** Ask for what the chosen placement leads to. */
  preview(): void {
    this.previews.ask(this.placement);
  }

  readonly pick = (card: string): void => {
    this.catchUp();
    if (this.builder.offered.cards.includes(card)) this.builder.pick(card);
    else void this.explain({ card });
  };

  /** Choose a column; the one that completes a move, once more, confirms it. */
  readonly aim = (column: string): void => {
    this.catchUp();
    if (!this.builder.offered.columns.includes(column)) void this.explain({ column });
    else if (this.builder.chosen.column === column && this.builder.ready) this.confirm();
    else this.builder.aim(column);
  };

  readonly drop = (): void => this.builder.drop();

  readonly confirm = (): void => {
    if (this.builder.ready) void this.session.play(this.builder.move, true); // the bar has asked
  };

  /** What was tried cannot be chosen now: say why, or what is asked. */
  async explain(tried: Partial<Chosen>): Promise<void> {
    const { session } = this;
    const { version, phase } = session.table;
    if ((!this.live && !session.asked) || phase !== 'running') return; // a replay asks nobody
    const why = await reason(session, this.meant(tried));
    if (why && version === session.table.version) session.problem = why;
  }

  private meant(tried: Partial<Chosen>): string {
    const { decision, chosen, offered } = this.builder;
    return meant(decision, tried, chosen, offered);
  }

  /** Whoever acts sees where everything stands now. */
  private catchUp(): void {
    this.motion.end();
    this.endOfRound.close();
  }

  // -- reading --------------------------------------------------------------------------------------------------------

  /** Tell about a column, or a card in it. */
  read(column: Column, card?: Laid): void {
    const { session } = this;
    this.catchUp();
    this.info = card
      ? {
          title: card.kind ? cardName(card.kind) : session.name(card.owner),
          lines: [
            spokenCard(session, column, column.cards.indexOf(card)),
            card.kind ? fullText(session, card.kind) : '',
          ],
        }
      : { title: t('kabale-column', { column: columnNumber(column.name) }), lines: [spokenColumn(session, column)] };
    this.reading = true;
    const { decision, offered } = this.builder;
    if (!card && decision === 'place_card' && !offered.columns.includes(column.name)) void this.tellWhy(column);
  }

  /** The column that is read about takes no card: its first line says why. */
  private async tellWhy(column: Column): Promise<void> {
    const { info } = this;
    const why = await reason(this.session, this.meant({ column: column.name }));
    if (why && this.reading && this.info === info) this.info = { ...info, lines: [why.detail, ...info.lines] };
  }

  /** What lies at a place: row 0 is the goal, and what is no card is the whole column. */
  label(name: string, row: number): string {
    const column = this.model.columns.find((each) => each.name === name);
    const card = column?.cards[row - 1];
    if (!column) return '';
    if (!card) return spokenColumn(this.session, column);
    return `${spokenCard(this.session, column, row - 1)} ${card.kind ? fullText(this.session, card.kind) : ''}`;
  }

  summary(): string {
    return summary(this.session, this.now);
  }
}
