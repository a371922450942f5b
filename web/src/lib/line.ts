// The live line to a table: a socket that is opened again whenever it breaks, after longer and longer waits.

import type { Presence, Update } from './api';

const FIRST_WAIT = 500; // milliseconds before the first try to connect again
const LONGEST_WAIT = 15_000;
const OPEN_TIMEOUT = 10_000; // a socket that does not open in this time is given up
const QUIET_TIMEOUT = 60_000; // one that has said nothing for so long is not trusted any more
const FINAL_CODES = [4400, 4403, 4404]; // closed by the server, and not to be tried again

/** What is at our end of the line. */
export interface Listener {
  address: () => string; // where to listen, from what we know on
  hear: (message: Update | Presence) => void;
  lose: (gone: boolean) => void; // gone: the server does not want us
}

export class Line {
  heardAt = 0;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly listener: Listener) {}

  /** Whether it has been silent for too long to be trusted. */
  get quiet(): boolean {
    return Date.now() - this.heardAt > QUIET_TIMEOUT;
  }

  /** Open it, if it is not. */
  connect(): void {
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.retry);
    const socket = new WebSocket(this.listener.address());
    this.socket = socket;
    const slow = setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), OPEN_TIMEOUT);
    socket.addEventListener('message', (event) => {
      if (socket === this.socket) this.heard(JSON.parse(event.data as string) as Update | Presence);
    });
    socket.addEventListener('close', (event) => {
      clearTimeout(slow);
      if (socket === this.socket) this.lost(FINAL_CODES.includes(event.code));
    });
  }

  private heard(message: Update | Presence): void {
    this.patient();
    this.heardAt = Date.now();
    this.listener.hear(message);
  }

  private lost(gone: boolean): void {
    this.socket = null;
    this.listener.lose(gone);
    if (!gone) this.tryAgain(() => this.connect());
  }

  /** It may have fallen silent without closing: a new one tells what it has missed. */
  renew(): void {
    this.drop();
    this.heardAt = Date.now();
    this.connect();
  }

  /** Do something after a wait, the next time after a longer one. */
  tryAgain(what: () => void): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(what, this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  /** The next wait is a short one again. */
  patient(): void {
    this.wait = FIRST_WAIT;
  }

  send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Listen no more, until it is connected again. */
  drop(): void {
    clearTimeout(this.retry);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  /** For good. */
  close(): void {
    this.closed = true;
    this.drop();
  }
}
