// A table that is played now: HTTP for moves, whose answers tell what came of them, one WebSocket for all that happens.

import { tick } from 'svelte';
import { type Answer, ask, get, insist, insistOnSeat, newId, noAnswer, post, typeOf } from './client';
import type {
  EntryAppended,
  LogEntryView,
  Joined,
  MoveResult,
  Presence,
  TableView,
  Update,
  Visit,
  MovePreview,
  MoveCheck,
} from './api';
import { announce } from './announce.svelte';
import { keepSeatKey } from './keys';
import { Line } from './line';
import { afterPainting } from './motion';
import { Paced } from './paced';
import { type Change, factsAt, type SessionUpdate, Session } from './session.svelte';
import { settings } from './settings.svelte';
import { type Prepare, visit } from './visit';

const LINE_TIMEOUT = 2_000; // within which a move that was taken is told by the line too
const MANY_MISSED = 3; // entries missed that are still shown one after the other

interface Coming {
  message: Update;
  fresh: LogEntryView[];
  first: boolean;
}

type Found = 'there' | 'refused' | 'unanswered' | 'overtaken';

/** What the reader did not see happen: it can be shown afterwards. */
export interface Missed {
  moves: number;
  before: TableView;
  happened: LogEntryView[];
}

export class LiveSession extends Session {
  rights = $state.raw<Pick<Visit, 'mine' | 'host' | 'host_seats'>>({ mine: [], host: false, host_seats: [] });
  spectators = $state(0);
  missed = $state.raw<Missed | null>(null);
  read = $state(0); // the entry of the chat up to which it was read
  readonly unread = $derived(
    this.log.filter(({ what, seat, n }) => what === 'chat' && n > this.read && seat !== this.mine),
  );
  late = 0; // how far our clock is ahead of the server's
  private readonly line = new Line({
    address: () => this.address,
    hear: (message) => this.hear(message),
    lose: (gone) => this.lose(gone),
  });
  private readonly coming = new Paced<Coming>(
    (next) => this.shown(next),
    ({ fresh }) => fresh.some(({ what, seat }) => what === 'move' && seat !== this.seat),
  );
  private overdue: ReturnType<typeof setTimeout> | undefined;
  private after = 0;
  private seat = '';
  private closed = false;
  private asking = 0;
  private acts = 0; // moves and other acts that were sent
  private joining = { wish: '', id: '' }; // with which a second try after a lost answer finds the same seat
  private newest: TableView | null = null; // that was heard, perhaps not shown yet
  private unseen: Change | null = null; // nobody has looked at it yet

  /** `prepare` loads what the game is drawn with: it is not ready before. */
  constructor(
    readonly id: string,
    private readonly prepare: Prepare = async () => {},
  ) {
    super();
    addEventListener('online', this.awake);
    addEventListener('offline', this.asleep);
    document.addEventListener('visibilitychange', this.awake);
  }

  private get path(): string {
    return `/tables/${encodeURIComponent(this.id)}`;
  }

  private get address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api${this.path}/live?seat=${this.seat}&after=${this.after}`;
  }

  // -- coming and going -------------------------------------------------------------------------------------------------

  /** Come to the table, as one of our seats; false if it is not open to us. A server that does not answer is asked again. */
  async open(seat = ''): Promise<boolean> {
    const found = await this.findOut(seat);
    if (found === 'there') afterPainting(() => this.line.connect());
    else if (found === 'unanswered') this.line.tryAgain(() => void this.open(seat));
    return found !== 'refused';
  }

  /** Look through the eyes of another seat of ours, or of none. Nothing of the old seat stays. */
  async lookAs(seat: string): Promise<void> {
    this.coming.forget();
    this.unseen = null;
    this.drop();
    announce('');
    this.ready = false;
    this.log = [];
    this.after = 0;
    this.newest = null;
    this.seat = seat;
    this.pending = '';
    this.unsure = '';
    this.problem = null;
    this.missed = null;
    await this.open(seat);
  }

  override close(): void {
    this.closed = true;
    this.asking += 1;
    this.drop();
    this.line.close();
    this.coming.close();
    announce('');
    removeEventListener('online', this.awake);
    removeEventListener('offline', this.asleep);
    document.removeEventListener('visibilitychange', this.awake);
  }

  /** Who we are at this table, and what it looks like to the seat that is wanted. */
  private async findOut(seat = ''): Promise<Found> {
    const asked = ++this.asking;
    const answer = await visit(this.path);
    if (asked !== this.asking) return 'overtaken';
    if (!answer.ok) return this.notFound(answer);
    const { mine, host, host_seats } = answer.body;
    const wanted = [seat, this.seat, ...(mine.length === 1 ? mine : [])].find((each) => mine.includes(each)) ?? '';
    const { game, reader } = answer.body.table;
    const [seen, facts] = await Promise.all([
      wanted === reader ? answer : get<Visit>(`${this.path}?seat=${wanted}`),
      factsAt(answer.body.table),
      this.prepare(game), // is drawn next
    ]).catch(() => [null, null]);
    if (asked !== this.asking) return 'overtaken';
    if (!seen?.ok || !facts) return this.notFound(seen);
    if (this.problem?.type === typeOf('page-no-answer')) this.problem = null;
    this.rights = { mine, host, host_seats };
    this.seat = wanted;
    this.facts = facts;
    this.takeNewer(seen.body.table);
    this.ready = true;
    return 'there';
  }

  private notFound(answer: Answer<Visit> | null): Found {
    const refused = [403, 404].includes(answer?.status ?? 0) || answer?.problem?.type === typeOf('problem-broken');
    this.problem = answer?.problem ?? noAnswer();
    this.connection = refused ? 'gone' : navigator.onLine ? 'lost' : 'offline';
    return refused ? 'refused' : 'unanswered';
  }

  /** A table that was asked for; one that has been overtaken by the socket is left alone. */
  private takeNewer(table: TableView): void {
    const [known, given] = [this.table, table];
    const same = this.ready && given.reader === known.reader;
    const older = same && (given.n < known.n || (given.version === known.version && given.revision < known.revision));
    if (!older) void this.take({ happened: [], table }, true);
  }

  /** Hear nothing more for now; what came is shown. */
  private drop(): void {
    clearTimeout(this.overdue);
    this.coming.hurry();
    this.line.drop();
  }

  private readonly awake = (): void => {
    if (document.hidden || this.closed || this.connection === 'gone') return;
    this.line.patient();
    if (!this.ready) void this.open(this.seat);
    else if (this.connection !== 'live' || this.line.quiet) this.freshen();
    else this.line.connect();
    this.seen();
  };

  private readonly asleep = (): void => {
    this.connection = 'offline';
  };

  private freshen(): void {
    this.drop();
    this.line.renew();
  }

  private lose(gone: boolean): void {
    this.connection = navigator.onLine ? 'lost' : 'offline';
    if (gone) void this.open(); // perhaps only this seat is not ours any more
  }

  // -- hearing ----------------------------------------------------------------------------------------------------------

  private hear(message: Update | Presence): void {
    this.connection = 'live';
    if (message.type === 'presence') {
      this.spectators = message.spectators;
      const seats = this.table.seats.map((each) => ({ ...each, online: message.online.includes(each.seat) }));
      this.table = { ...this.table, seats };
    } else this.learn(message);
  }

  /** What happened, from the socket or with the answer to a move: whichever comes first tells it. */
  protected learn(message: Update): void {
    if (this.isKnown(message)) return;
    this.late = Date.now() - message.table.now;
    const first = this.after === 0;
    const fresh = message.happened.filter((each) => message.fresh || each.n > this.after);
    this.after = message.n;
    this.newest = message.table;
    this.coming.add({ message, fresh, first }, !!this.pending); // first the press is seen to count
  }

  private isKnown({ n, after, table: { version, revision } }: Update): boolean {
    const { newest } = this;
    if (n !== this.after) return n < this.after;
    return after < n && version === newest?.version && revision <= newest.revision;
  }

  private shown({ message, fresh, first }: Coming): void {
    const { table } = message;
    const seats = seated(this.table);
    this.log = message.fresh ? message.happened : [...this.log, ...fresh];
    const moves = fresh.filter(({ what, seat }) => what === 'move' && seat !== this.seat).length;
    if (!first && moves > MANY_MISSED) this.missed = withMore(this.missed, moves, this.table, fresh);
    if (table.version !== this.table.version || table.revision !== this.table.revision) this.heard();
    if (table.n >= this.table.n)
      void this.take({ happened: first ? [] : fresh, table, facts: message.facts }, first || moves > MANY_MISSED);
    this.seen();
    if (seats !== seated(this.table)) void this.refreshRights();
  }

  /** Boards look once a tick: what is shown within one is one change to them, and no scoring in it is lost. */
  protected override take(update: SessionUpdate, quiet = false): Promise<void> {
    const earlier = this.unseen;
    const taken = super.take(update, quiet);
    const { change } = this;
    if (earlier && !earlier.quiet && !change.quiet)
      this.change = { ...change, before: earlier.before, happened: [...earlier.happened, ...change.happened] };
    this.unseen = this.change;
    void tick().then(() => (this.unseen = null));
    return taken;
  }

  /** What was chosen has happened, or something else has. */
  private heard(): void {
    this.pending = '';
  }

  /** Show what happened while the reader was away. */
  showMissed(): void {
    const { missed } = this;
    this.missed = null;
    if (missed) this.change = { before: missed.before, after: this.table, happened: missed.happened, quiet: false };
  }

  private async refreshRights(): Promise<void> {
    const answer = await get<Visit>(this.path);
    if (!answer.ok) return;
    const { mine, host, host_seats } = answer.body;
    this.rights = { mine, host, host_seats };
    if (this.seat && !mine.includes(this.seat)) await this.lookAs('');
  }

  private seen(): void {
    if (!document.hidden) this.line.send({ seen: this.table.version });
  }

  // -- acting ---------------------------------------------------------------------------------------------------------

  override async play(move: string, sure = false): Promise<void> {
    if (!this.mayAct) return; // a second click, a second key, or nobody would hear it
    const asks = !sure && move !== this.unsure && this.confirms(move);
    this.unsure = asks ? move : '';
    if (asks) return;
    this.pending = move;
    await this.act('moves', { move, revision: this.table.revision });
  }

  override async cancel(): Promise<void> {
    if (!this.mayAct) return;
    this.unsure = '';
    this.pending = 'cancel';
    await this.act('cancel', {});
  }

  /** Whether the reader wants to be asked once more: a secret choice, or the end of a turn that could still go on otherwise. */
  private confirms(move: string): boolean {
    const { asked, ends, moves, cancel } = this.table;
    if (asked.length > 1) return settings.secrets && this.may(move);
    return settings.turns && ends.includes(move) && (moves.length > 1 || cancel);
  }

  private get mayAct(): boolean {
    return !this.pending && this.inReach;
  }

  private async act(what: string, more: object): Promise<void> {
    this.problem = null;
    const { seat } = this;
    const version = this.table.version;
    const sent = Date.now();
    const act = ++this.acts;
    const said = { seat, version, id: newId(), after: this.after, ...more };
    const answer = await insist<MoveResult>(`${this.path}/${what}`, said);
    if (seat !== this.seat) return; // somebody else looks at the table by now
    const isLast = act === this.acts; // the socket may have told it long ago, and the next move is on its way
    if (!answer.ok) {
      if (isLast) this.heard();
      this.problem = answer.problem;
      if (answer.problem?.table) this.takeNewer(answer.problem.table);
      else if (answer.status === 403) await this.refreshRights();
      return;
    }
    if (answer.body.update) this.learn(answer.body.update);
    clearTimeout(this.overdue);
    const silent = () => this.line.heardAt < sent || !this.knows(answer.body); // it is in: the socket should have told it
    this.overdue = setTimeout(() => silent() && this.freshen(), LINE_TIMEOUT);
    if (isLast && this.knows(answer.body) && this.coming.isEmpty) this.heard(); // otherwise it is when what came is shown
  }

  /** Whether we have been told what was done. An answer that is changed has no number of its own. */
  private knows({ n, version, revision }: EntryAppended): boolean {
    const newest = this.newest;
    return this.after >= n && (newest?.version !== version || newest.revision >= (revision ?? 0));
  }

  override async why(move: string): Promise<MoveCheck | null> {
    const answer = await get<MoveCheck>(`${this.path}/check?seat=${this.seat}&move=${encodeURIComponent(move)}`);
    return answer.ok ? answer.body : null;
  }

  override async preview(move: string): Promise<MovePreview | null> {
    const { version } = this.table;
    const query = `seat=${this.seat}&version=${version}&move=${encodeURIComponent(move)}`;
    const answer = await get<MovePreview>(`${this.path}/preview?${query}`);
    return answer.ok && version === this.table.version ? answer.body : null;
  }

  async chat(text: string): Promise<boolean> {
    const answer = await insist<EntryAppended>(`${this.path}/chat`, { seat: this.seat, text, id: newId() });
    if (!answer.ok) this.problem = answer.problem;
    return answer.ok;
  }

  /** Sit down at a free seat. */
  async join(name: string, invitation: string, seat: string | null = null): Promise<boolean> {
    this.drop(); // the game may begin with this, and the first look at it is that of the seat
    const wish = { name, invitation, seat };
    const text = JSON.stringify(wish);
    if (this.joining.wish !== text) this.joining = { wish: text, id: newId() };
    const answer = await insistOnSeat<Joined>(`${this.path}/join`, { ...wish, id: this.joining.id });
    if (answer.status) this.joining = { wish: '', id: '' }; // it is answered: the next one is another
    if (!answer.ok) {
      this.problem = answer.problem;
      this.line.connect();
      return false;
    }
    keepSeatKey(this.id, answer.body.seat, answer.body.key);
    await this.lookAs(answer.body.seat);
    return true;
  }

  async changeSeat(seat: string, to: 'bot' | 'open' | 'back', bot = ''): Promise<boolean> {
    const answer = await post<EntryAppended>(`${this.path}/seats/${seat}`, { to, bot });
    this.problem = answer.problem;
    return answer.ok;
  }

  /** Begin, when every seat is taken. */
  async start(): Promise<boolean> {
    const answer = await post<EntryAppended>(`${this.path}/start`);
    this.problem = answer.problem;
    return answer.ok;
  }

  /** Switch the chat on or off: the host may. */
  async allowChat(chat: boolean): Promise<boolean> {
    const answer = await ask<EntryAppended>('PUT', `${this.path}/host`, { chat });
    this.problem = answer.problem;
    return answer.ok;
  }

  async rematch(): Promise<string> {
    const answer = await post<{ table: string }>(`${this.path}/rematch`);
    if (!answer.ok) this.problem = answer.problem;
    return answer.ok ? answer.body.table : '';
  }

  /** Milliseconds left on a seat's clock. */
  left(seat: string, now: number): number | null {
    const sitting = this.sitting(seat);
    if (!sitting) return null;
    if (sitting.deadline !== null) return Math.max(0, sitting.deadline - (now - this.late));
    return sitting.left;
  }

  entry(n: number): LogEntryView | undefined {
    return this.log.find((each) => each.n === n);
  }
}

function withMore(missed: Missed | null, moves: number, before: TableView, happened: LogEntryView[]): Missed {
  return {
    moves: moves + (missed?.moves ?? 0),
    before: missed?.before ?? before,
    happened: [...(missed?.happened ?? []), ...happened],
  };
}

/** Who sits where, to see whether somebody has come or gone. */
function seated(table: TableView): string {
  return table.seats.map(({ kind, name }) => kind + name).join();
}
