// A table that is played now: HTTP for moves, one WebSocket for all that happens.

import { boardOf } from '../boards';
import { type Answer, ask, get, insist, newId, noAnswer, post } from './api';
import type { Done, Happening, Joined, Presence, Update, Visit, WhatIfSaid, WhySaid } from './messages';
import { keepSeatKey } from './keys';
import { factsAt, Session } from './session.svelte';

const FIRST_WAIT = 500; // milliseconds before the first try to connect again
const LONGEST_WAIT = 15_000;
const SILENCE = 10_000; // a socket that does not open in this time is given up
const GONE = [4400, 4403, 4404]; // closed by the server, and not to be tried again
const MANY = 3; // entries missed that are still shown one after the other

// Of the table that the page is opened at, the first questions are asked before anything is drawn.
const early = {
  path: location.hash ? '' : location.pathname.replace(/^\/t\//, '/tables/'),
  answer: null as null | Promise<Answer<Visit>>,
};
if (early.path.startsWith('/tables/')) {
  early.answer = get<Visit>(early.path);
  void early.answer.then(({ ok, body }) => {
    if (ok) void Promise.all([boardOf(body.table.game), factsAt(body.table.table, body.table.game)]).catch(() => null);
  });
}

async function visit(path: string): Promise<Answer<Visit>> {
  const answer = path === early.path ? await early.answer : null;
  early.answer = null;
  return answer?.ok ? answer : get<Visit>(path); // what went wrong early is said with words that are there by now
}

export class LiveSession extends Session {
  rights = $state.raw<{ mine: string[]; host: boolean }>({ mine: [], host: false });
  spectators = $state(0);
  missed = $state(0); // moves of others while the connection was lost
  late = 0; // how far our clock is ahead of the server's
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private after = 0;
  private seat = '';
  private closed = false;
  private asking = 0;
  private connectedOnce = false;

  constructor(readonly id: string) {
    super();
  }

  private get path(): string {
    return `/tables/${encodeURIComponent(this.id)}`;
  }

  // -- coming and going -------------------------------------------------------------------------------------------------

  /** Find out who we are at this table, and look through the eyes of a seat of ours. */
  async open(seat = ''): Promise<boolean> {
    if (!(await this.findOut(seat))) return false;
    addEventListener('online', this.awake);
    addEventListener('offline', this.asleep);
    document.addEventListener('visibilitychange', this.awake);
    this.connect();
    return true;
  }

  async findOut(seat = ''): Promise<boolean> {
    const asked = ++this.asking;
    const answer = await visit(this.path);
    if (asked !== this.asking) return true;
    if (!answer.ok) {
      this.problem = answer.problem;
      this.connection = answer.status === 0 ? 'lost' : 'gone';
      return false;
    }
    const { mine, host } = answer.body;
    this.rights = { mine, host };
    const wanted = [seat, this.seat, ...(mine.length === 1 ? mine : [])].find((each) => mine.includes(each)) ?? '';
    const { game, reader } = answer.body.table;
    const [seen, facts] = await Promise.all([
      wanted === reader ? answer : get<Visit>(`${this.path}?seat=${wanted}`),
      factsAt(this.id, game),
      boardOf(game), // is drawn next
    ]);
    if (!seen.ok || !facts) {
      this.problem = seen.problem ?? noAnswer();
      return false;
    }
    this.seat = wanted;
    this.facts = facts;
    await this.take({ happened: [], table: seen.body.table }, true);
    this.ready = true;
    return true;
  }

  /** Look through the eyes of another seat of ours, or of none. Nothing of the old seat stays. */
  async lookAs(seat: string): Promise<void> {
    this.drop();
    this.ready = false;
    this.log = [];
    this.after = 0;
    this.seat = seat;
    this.pending = '';
    this.problem = null;
    if (await this.findOut(seat)) this.connect();
  }

  override close(): void {
    this.closed = true;
    this.drop();
    removeEventListener('online', this.awake);
    removeEventListener('offline', this.asleep);
    document.removeEventListener('visibilitychange', this.awake);
  }

  private drop(): void {
    clearTimeout(this.retry);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  private readonly awake = (): void => {
    if (document.hidden || this.connection === 'gone') return;
    this.wait = FIRST_WAIT;
    this.connect();
    this.seen();
  };

  private readonly asleep = (): void => {
    this.connection = 'offline';
  };

  private connect(): void {
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.retry);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api${this.path}/live?seat=${this.seat}&after=${this.after}`,
    );
    this.socket = socket;
    const slow = setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), SILENCE);
    socket.addEventListener('message', (event) => {
      if (socket === this.socket) void this.hear(JSON.parse(event.data as string) as Update | Presence);
    });
    socket.addEventListener('close', (event) => {
      clearTimeout(slow);
      if (socket === this.socket) this.lost(event.code);
    });
  }

  private lost(code: number): void {
    this.socket = null;
    if (GONE.includes(code)) {
      void this.findOut().then((there) =>
        there && this.seat === this.mine ? this.again() : (this.connection = 'gone'),
      );
      return;
    }
    this.connection = navigator.onLine ? 'lost' : 'offline';
    this.again();
  }

  private again(): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  // -- hearing ----------------------------------------------------------------------------------------------------------

  private async hear(message: Update | Presence): Promise<void> {
    this.wait = FIRST_WAIT;
    this.connection = 'live';
    if (message.type === 'presence') {
      this.spectators = message.spectators;
      const seats = this.table.seats.map((each) => ({ ...each, online: message.online.includes(each.seat) }));
      this.table = { ...this.table, seats };
      return;
    }
    const fresh = message.happened.filter((each) => message.fresh || each.n > this.after);
    const first = this.after === 0;
    const seats = this.table.seats.map(({ kind, name }) => kind + name).join();
    this.late = Date.now() - message.table.now;
    this.after = message.n;
    this.log = message.fresh ? message.happened : [...this.log, ...fresh];
    const moves = fresh.filter(({ what, seat }) => what === 'move' && seat !== this.seat).length;
    if (this.connectedOnce && !first && moves > MANY) this.missed += moves;
    this.connectedOnce = true;
    if (message.table.version !== this.table.version || message.table.revision !== this.table.revision)
      this.pending = '';
    await this.take({ happened: first ? [] : fresh, table: message.table }, first || moves > MANY);
    this.seen();
    if (seats !== this.table.seats.map(({ kind, name }) => kind + name).join()) void this.refreshRights();
  }

  private async refreshRights(): Promise<void> {
    const answer = await get<Visit>(this.path);
    if (!answer.ok) return;
    this.rights = { mine: answer.body.mine, host: answer.body.host };
    if (this.seat && !answer.body.mine.includes(this.seat)) await this.lookAs('');
  }

  private seen(): void {
    if (!document.hidden && this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ seen: this.table.version }));
    }
  }

  // -- acting ---------------------------------------------------------------------------------------------------------

  override async play(move: string): Promise<void> {
    if (this.pending) return; // a second click, or a second key
    this.pending = move;
    await this.act('moves', { move, revision: this.table.revision });
  }

  override async cancel(): Promise<void> {
    if (this.pending) return;
    this.pending = 'cancel';
    await this.act('cancel', {});
  }

  private async act(what: string, more: object): Promise<void> {
    this.problem = null;
    const version = this.table.version;
    const answer = await insist<Done>(`${this.path}/${what}`, { seat: this.seat, version, id: newId(), ...more });
    if (!answer.ok) {
      this.pending = '';
      this.problem = answer.problem;
      if (answer.problem?.table) await this.take({ happened: [], table: answer.problem.table }, true);
      else if (answer.status === 403) await this.refreshRights();
    } else if (this.connection !== 'live') {
      await this.findOut(); // the socket is away, but the move is in
      this.pending = '';
    }
  }

  override async why(move: string): Promise<WhySaid | null> {
    const answer = await get<WhySaid>(`${this.path}/why?seat=${this.seat}&move=${encodeURIComponent(move)}`);
    return answer.ok ? answer.body : null;
  }

  override async whatIf(move: string): Promise<WhatIfSaid['outlook'] | null> {
    const answer = await get<WhatIfSaid>(`${this.path}/what-if?seat=${this.seat}&move=${encodeURIComponent(move)}`);
    return answer.ok ? answer.body.outlook : null;
  }

  async chat(text: string): Promise<boolean> {
    const answer = await insist<Done>(`${this.path}/chat`, { seat: this.seat, text, id: newId() });
    if (!answer.ok) this.problem = answer.problem;
    return answer.ok;
  }

  /** Sit down at a free seat. */
  async join(name: string, invitation: string, seat: string | null = null): Promise<boolean> {
    this.drop(); // the game may begin with this, and the first look at it is that of the seat
    const answer = await insist<Joined>(`${this.path}/join`, { name, invitation, seat, id: newId() });
    if (!answer.ok) {
      this.problem = answer.problem;
      this.connect();
      return false;
    }
    keepSeatKey(this.id, answer.body.seat, answer.body.key);
    await this.lookAs(answer.body.seat);
    return true;
  }

  async changeSeat(seat: string, to: 'bot' | 'open' | 'back', bot = ''): Promise<boolean> {
    const answer = await post<Done>(`${this.path}/seats/${seat}`, { to, bot });
    this.problem = answer.problem;
    return answer.ok;
  }

  /** Begin, when every seat is taken. */
  async start(): Promise<boolean> {
    const answer = await post<Done>(`${this.path}/start`);
    this.problem = answer.problem;
    return answer.ok;
  }

  /** Switch the chat on or off: the host may. */
  async allowChat(chat: boolean): Promise<boolean> {
    const answer = await ask<Done>('PUT', `${this.path}/host`, { chat });
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

  entry(n: number): Happening | undefined {
    return this.log.find((each) => each.n === n);
  }
}
