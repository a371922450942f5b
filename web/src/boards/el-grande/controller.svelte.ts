// What a reader does at the map: where the focus is, what is picked up, what is looked at.

import type { MessageView } from '../../lib/api';
import type { Game } from './api';
import type { Session } from './view';
import { list, t } from '../../lib/words.svelte';
import { MovePreviews } from '../../lib/move-previews.svelte';
import { barOf } from './bar';
import { OVERSEAS } from './later';
import { areaLabel, tableLabel } from './label';
import { CASTILLO, FRANCE, SEAS, SPAIN } from './map';
import { VIRTUAL } from './names';
import { elsewhere } from './preview';
import { allAnnounced, announced, eventsOf, putThisTurn, roundSoFar, turnOrder } from './record';
import { LayingAside } from './intrigue/laying-aside.svelte';
import { piecesIn, type Piece } from './cluster';
import { MoveBuilder, moveTo, choicesAt, choicesNow, piecesAt, type Choice } from './move-builder.svelte';
import {
  areasOf,
  cardFacts,
  blackHolder,
  coloursAt,
  deckOf,
  factsOf,
  gains,
  movingNow,
  projectionOf,
  sum,
  sumOf,
  totals,
  turnsToCome,
  valuesOf,
  viewOf,
  type Counts,
  type Payments,
} from './view';

/** The area of the step that a veto would stop. */
function shownArea(prompt: MessageView | null): string {
  const shown = prompt?.args['shown'];
  const args = (Array.isArray(shown) ? shown.at(-1)?.args : undefined) ?? {};
  return String(args['to'] ?? args['area'] ?? args['from'] ?? '').replace('area-', '');
}

const SPECIAL_MOVES = /^(next_part special|choose_region )/; // moves that use the card on the table

/** What the map shows: who holds the places, what all would be paid now, or what the card on the table pays. */
export type Shown = 'map' | 'scored' | 'card';

export class BoardController {
  private wanted = $state<Shown>('map');
  at = $state('castilla'); // where the focus comes to in the map
  focused = $state(''); // the area with the ring
  hovered = $state('');
  readonly builder: MoveBuilder;
  /** Cards that are laid aside in King & Intrigue. */
  readonly aside: LayingAside;
  private readonly previews: MovePreviews<Game>;

  constructor(readonly session: Session) {
    this.aside = new LayingAside(session);
    this.builder = new MoveBuilder(session);
    this.previews = new MovePreviews(session);
  }

  readonly over = $derived.by(() => this.session.table.phase === 'over');
  readonly view = $derived.by(() => viewOf(this.session.table));
  readonly facts = $derived.by(() => factsOf(this.session.facts));
  readonly projection = $derived.by(() => projectionOf(this.session.table));
  readonly events = $derived.by(() => eventsOf(this.session.log));
  readonly round = $derived.by(() => roundSoFar(this.events, this.view));
  readonly order = $derived.by(() =>
    turnOrder(
      this.facts.other === VIRTUAL ? [VIRTUAL, ...this.session.letters] : this.session.letters,
      this.round,
      turnsToCome(this.session.table),
    ),
  );
  readonly intrigue = $derived.by(() => this.facts.variants.includes('king_intrigue'));
  /** The values of all power cards, or of the cards of King & Intrigue. */
  readonly values = $derived.by(() => valuesOf(this.facts));
  callsOf(value: number): number {
    return this.facts.calls[this.values.indexOf(value)] ?? 0;
  }
  /** Everybody's cards, where everything is open. */
  readonly hands = $derived.by(() => {
    const shown = Object.entries(this.view.hands).filter((each): each is [string, number[]] => Array.isArray(each[1]));
    return !this.session.mine && shown.length === this.session.letters.length ? Object.fromEntries(shown) : null;
  });
  /** The reader lays cards aside: then they lie where the map is. */
  readonly choosing = $derived.by(
    () => this.view.at === 'lay_aside_one' && Array.isArray(this.view.hands[this.session.mine]),
  );
  /** Who has the first player's figure; empty where there is none. */
  readonly first = $derived.by(() => (this.facts.edition === '2023' && !this.over ? this.view.first : ''));
  readonly put = $derived.by(() => putThisTurn(this.events, this.view));
  readonly thrown = $derived.by(() => announced(this.events));
  readonly partly = $derived.by(() => !allAnnounced(this.session.log, this.events)); // there may be more than `thrown`
  /** The areas of the colonies, in the order of the compass; none without them. */
  readonly overseas = $derived.by(() => (this.view.offices ? [SEAS[0]!, FRANCE, ...SEAS.slice(1)] : []));
  /** The regions in play: those of Spain, France in a variant, and the colonies. */
  readonly regions = $derived.by(() => [
    ...SPAIN.order,
    ...(this.overseas.length ? this.overseas : this.view.regions[FRANCE] ? [FRANCE] : []),
  ]);
  readonly areas = $derived.by(() => [...this.regions, CASTILLO]);
  /** Neighbours of Spain that are in play: as a region, or for the king alone. */
  readonly countries = $derived.by(() => [
    ...(this.view.regions[FRANCE] ? [FRANCE] : []),
    ...Object.keys(this.facts.abroad),
  ]);
  readonly lands = $derived.by(() => [...SPAIN.order, ...this.countries, ...(this.overseas.length ? SEAS : [])]);
  readonly colours = $derived.by(() => coloursAt(this.session));
  readonly holder = $derived.by(() => blackHolder(this.view));
  /** By what black caballeros count for somebody; empty where there are none. */
  readonly holds = $derived.by(() =>
    this.view.inquisitor !== undefined ? 'inquisitor' : this.view.church !== undefined ? 'church' : '',
  );
  /** What every power card of this round counts, with the grey card beside it. */
  readonly sums = $derived.by(() =>
    Object.fromEntries(
      Object.entries(this.round.powers).map(([seat, power]) => [
        seat,
        sumOf(this.session.facts, this.view, seat, power),
      ]),
    ),
  );
  /** How many power cards a seat holds, grey ones too. */
  inHand(seat: string): number {
    const held = this.view.hands[seat] ?? 0;
    return typeof held === 'number' ? held : held.length + (this.view.greys?.[seat]?.length ?? 0);
  }

  /** Places in France and offices at sea that can be chosen now. */
  readonly spots = $derived.by(
    () => new Map(this.builder.choices.flatMap((choice) => (choice.spot ? [[choice.spot, choice] as const] : []))),
  );

  readonly bar = $derived.by(() =>
    barOf(this.session, this.events, {
      picked: this.builder.picked,
      askedArea: this.builder.askedArea,
      pick: (words) => this.builder.pick(words),
      drop: () => this.drop(),
      aside: this.aside,
      gain: (move) => sum(this.previews.of(move)?.pays ?? {})[this.session.mine] ?? 0,
    }),
  );

  /** Where an unfinished or secret choice points to. */
  readonly selected = $derived.by(() => {
    const [kind, , region] = this.builder.inHand;
    if (kind === 'move_one' || kind === 'sea_move') return region ?? '';
    if (
      ['escort_one', 'france_place', 'from_place', 'to_place', 'after_castillo', 'turn_card', 'sea_move'].includes(
        this.session.legalMoves[0]?.words[0] ?? '',
      )
    )
      return '';
    if (this.session.legalMoves[0]?.words[0] === 'veto') return shownArea(this.session.table.prompt);
    return this.session.table.chosen.split(' ').at(-1) ?? '';
  });

  /** Pieces in the regions, with the move that is on its way. */
  readonly counts = $derived.by(() => {
    const [kind = '', one = '', two = '', three = ''] = this.session.pending.split(' ');
    const out: Record<string, Counts> = { ...this.view.regions };
    const add = (area: string, seat: string, n: number) => {
      const there = out[area];
      if (there) out[area] = { ...there, [seat]: Math.max(0, (there[seat] ?? 0) + n) };
    };
    const { mine } = this.session;
    if (kind === 'place_one' || kind === 'place_anywhere_one') add(one, mine, 1);
    else if (kind === 'place_extra') add(two, mine, 1);
    else if (kind === 'return_one' || kind === 'recall_one') add(one, mine, -1);
    else if (kind === 'banish_one') add(two, one, -1);
    else if (kind === 'move_one' || kind === 'sea_move') {
      add(two, one, -1);
      add(three, one, 1);
    }
    return out;
  });

  /** Pieces in an area beside its offices, with the move that is on its way. */
  deck(area: string): Counts {
    return deckOf(this.view, area, this.counts[area]);
  }

  /** Who stands in an area beside its offices: a token for each colour, or for each way to stand. */
  pieces(area: string): Piece[] {
    const { view, colours, holder } = this;
    const found = piecesIn(this.deck(area), view.grandes, area, colours, holder);
    return this.overseas.length ? OVERSEAS.apart(view, area, found) : found;
  }

  /** What is chosen with a token, where it is one of several ways to stand of which one is asked for. */
  standAt(area: string, { seat, stand = '' }: Piece): Choice | undefined {
    const choice = this.spots.get(stand);
    return choice?.area === area && choice.words[0] === 'from_place' && movingNow(this.view).seat === seat
      ? choice
      : undefined;
  }

  /** Whether a token can be chosen now. */
  offers(area: string, piece: Piece): boolean {
    if (this.standAt(area, piece)) return true;
    if (!this.builder.pieces.has(`${piece.seat} ${area}`)) return false;
    if (this.session.table.decision === 'fill_board') return !!piece.beside;
    return this.session.table.decision !== 'sea_move' || OVERSEAS.isReady(this.view, area, piece);
  }

  /** Where the king stands, or is about to. */
  readonly king = $derived.by(() => {
    const [kind, to] = this.session.pending.split(' ');
    return kind === 'king_to' && to ? to : this.view.king;
  });

  // -- what the map shows ---------------------------------------------------------------------------------------------

  /** The views that there are now: after the end nothing is scored any more, and few cards score. */
  readonly views: Shown[] = $derived.by(() =>
    this.over ? ['map'] : Object.keys(this.cardPays).length ? ['map', 'scored', 'card'] : ['map', 'scored'],
  );

  get shows(): Shown {
    return this.views.includes(this.wanted) ? this.wanted : 'map';
  }

  set shows(wanted: Shown) {
    this.wanted = wanted;
  }

  /** The next view, for a key or a button that goes through them. */
  turn(): void {
    this.wanted = this.views[(this.views.indexOf(this.shows) + 1) % this.views.length] ?? 'map';
  }

  viewName(shown: Shown): string {
    return t(`eg-view-${shown}`, { card: `card-${this.view.card}` });
  }

  /** Find out what the card on the table would pay, if it scores and the reader decides about it. */
  findPayments(): void {
    const scores = cardFacts(this.session.facts, this.view.card)?.scores;
    const uses = this.session.table.moves.filter((move) => SPECIAL_MOVES.test(move));
    if (scores && uses.length) void this.previews.fetchPreviews(uses);
    if (this.session.table.decision === 'from_place') void this.previews.fetchPreviews(this.session.table.moves);
  }

  /** What each of the moves on offer pays; those that pay nothing are left out. */
  private readonly paying = $derived.by(() =>
    this.session.table.moves
      .filter((move) => SPECIAL_MOVES.test(move))
      .flatMap((move) => {
        const pays = this.previews.of(move)?.pays ?? {};
        return Object.keys(pays).length ? [{ move, pays }] : [];
      }),
  );

  /** What the card on the table can pay, by area. */
  readonly cardPays: Payments = $derived.by(() => Object.assign({}, ...this.paying.map(({ pays }) => pays)));

  /** What the map shows of an area instead of its places: who gets how much; nothing where the card pays nothing. */
  shownGains(area: string): Counts | null {
    if (this.shows === 'card') return this.cardPays[area] ?? {};
    const there = this.projection[area];
    return this.shows === 'scored' && there && !there.closed ? totals(there.rows) : null;
  }

  /** What everybody gets: from all areas, or by the card as far as it is clear from which. */
  readonly gains: Counts = $derived.by(() => {
    if (this.shows !== 'card') return gains(this.projection, this.session.letters);
    const found = this.paying.length === 1 ? this.paying[0] : this.paying.find(({ move }) => move === this.wouldBe);
    return sum(found?.pays ?? {});
  });

  // -- choosing -------------------------------------------------------------------------------------------------------

  /** Let go of what is unfinished. */
  drop(): void {
    const area = this.builder.drop();
    if (area) this.returned(area);
  }

  /** What happens when the reader lets go of an area: the focus goes back to it. */
  returned: (area: string) => void = () => {};

  /** Whether choosing an area is a whole move, which cannot be misunderstood. */
  playsAt(area: string): boolean {
    const here = this.builder.choices.filter((choice) => choice.area === area);
    return here.length === 1 && here[0]!.whole;
  }

  take(choice: Choice): void {
    if (choice.words[0] === 'lay_aside_one' && !this.session.suggested) return this.aside.toggle(choice.power!);
    if (!choice.whole) return this.builder.pick(choice.words);
    this.session.problem = null;
    void this.session.play(choice.words.join(' '));
  }

  /** Choose an area, or a token in it; where several things can be chosen, ask which. On the region of the piece in
   * hand: the next piece there. */
  choose(area: string, seat = ''): void {
    if (!this.session.asked || this.session.pending || !this.session.inReach) return;
    const { legalMoves, table } = this.session;
    const found = choicesAt(legalMoves, this.builder.picked, area, piecesAt(table)).filter(
      (choice) => !seat || !choice.seat || choice.seat === seat,
    );
    if (found.length === 1 && this.builder.choices.some((choice) => choice.area === area)) return this.take(found[0]!);
    if (found.length) return this.builder.ask(area);
    if (this.builder.picked.length) {
      const first = choicesNow(legalMoves, [], piecesAt(table)).filter((choice) => choice.area === area && choice.seat);
      const now = first.findIndex((choice) => choice.words.join() === this.builder.picked.join());
      const next = seat ? first.find((choice) => choice.seat === seat) : first[(now + 1) % first.length];
      if (next) return this.builder.pick(next.words);
    }
    void this.session.explain(moveTo(this.session.legalMoves, this.builder.inHand, area));
  }

  // -- looking --------------------------------------------------------------------------------------------------------

  /** The area that the panel tells about. */
  readonly lookedAt = $derived.by(() => this.hovered || this.focused);

  /** The whole move that choosing the looked-at area would be; empty if it would not be one. */
  readonly wouldBe = $derived.by(() => {
    const found = this.builder.choices.filter(({ area, whole }) => whole && area === this.lookedAt);
    return found.length === 1 ? found[0]!.words.join(' ') : '';
  });

  /** What would be after the move at the looked-at area; nothing where the server says nothing. */
  readonly after = $derived.by(() => {
    const projection = areasOf(this.previews.of(this.wouldBe)?.projection.areas ?? {});
    return Object.keys(projection).length ? projection : null;
  });

  /** Whether a question follows the move at the looked-at area before anything moves: which caballero it is. */
  readonly asksMore = $derived.by(
    () =>
      this.overseas.length > 0 &&
      !!this.after &&
      !Object.keys(this.pays).length &&
      !elsewhere(this.projection, this.after, '', this.session.letters).length,
  );

  /** Whether somebody may veto the move at the looked-at area. */
  readonly stoppable = $derived.by(() => !!this.after && !!this.previews.of(this.wouldBe)?.stoppable);

  /** What the move at the looked-at area pays at once. */
  readonly pays = $derived.by(() => sum(this.previews.of(this.wouldBe)?.pays ?? {}));

  /** Ask for the preview of the looked-at area. */
  preview(): void {
    this.previews.ask(this.wouldBe);
  }

  label(area: string): string {
    const { session, thrown, partly } = this;
    const label = areaLabel({ session, area, thrown, partly, legal: this.builder.legal.has(area) });
    const paid = this.shows === 'card' ? Object.entries(this.cardPays[area] ?? {}) : [];
    const points = list(paid.map(([seat, number]) => `${session.name(seat)} ${number}`));
    return points ? `${label} ${t('eg-card-pays', { points })}` : label;
  }

  summary(): string {
    return tableLabel(this.session, this.areas, this.thrown, this.partly);
  }
}
