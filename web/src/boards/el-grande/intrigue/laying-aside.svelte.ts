// Five cards are laid aside at once for the reader, and one after the other for the server: all seats are asked for each of
// them together, so that nobody is further on than others. What is chosen is kept here until it is asked for.

import { SvelteMap } from 'svelte/reactivity';
import type { Session } from '../view';

interface Plan {
  values: number[]; // still to be laid aside, in their order
  sent: string; // the position in which the last one was sent; empty before all are confirmed
}
const NOTHING: Plan = { values: [], sent: '' };

export class LayingAside {
  private readonly plans = new SvelteMap<string, Plan>(); // by seat: several may sit at one device

  constructor(private readonly session: Session) {}

  private get plan(): Plan {
    return this.plans.get(this.session.mine) ?? NOTHING;
  }

  /** Cards that lie aside already. */
  readonly laid: number[] = $derived.by(() => this.session.table.view.laid_aside?.[this.session.mine] ?? []);
  /** Whether the reader is asked for a card now. */
  readonly isAsked = $derived.by(() => this.session.legalMoves[0]?.words[0] === 'lay_aside_one');
  /** How many are to be chosen, all in all. */
  readonly total = $derived.by(() => this.laid.length + Number(this.session.table.prompt?.args['left'] ?? 0));
  /** The one that the server has, and that waits for the others to choose. */
  private readonly waiting = $derived.by(() => Number(this.session.table.chosen.split(' ki_')[1] ?? 0));
  /** Those that are chosen, and those that lie already. */
  readonly chosen: number[] = $derived.by(() => {
    const { values } = this.plan;
    const alone = this.isAsked && this.waiting && !values.includes(this.waiting); // this page was loaded since
    return [...this.laid, ...(alone ? [this.waiting] : []), ...values];
  });
  readonly left = $derived.by(() => Math.max(0, this.total - this.chosen.length));
  /** All are chosen, and on their way. */
  readonly confirmed = $derived.by(() => !!this.plan.sent);
  /** What can still be taken back. */
  readonly mayTakeBack = $derived.by(() => this.plan.values.length > 0 && !this.confirmed);

  /** Lay a card aside, or take it back. */
  toggle(value: number): void {
    const { values, sent } = this.plan;
    if (sent || this.laid.includes(value) || this.waiting === value) return;
    this.session.letGo();
    if (values.includes(value)) this.become(values.filter((each) => each !== value));
    else if (this.left) this.become([...values, value]);
  }

  /** Take the last one back. */
  undo(): void {
    if (this.mayTakeBack) this.become(this.plan.values.slice(0, -1));
  }

  confirm(): void {
    if (!this.left && this.isAsked) this.send();
  }

  /** The next one is asked for: it is chosen already. Who takes the choice back in time chooses anew. */
  goOn(): void {
    const { session, plan } = this;
    if (!plan.sent || !this.isAsked || session.pending) return;
    if (plan.sent !== this.position) return this.send();
    if (!session.table.chosen) this.become(plan.values);
  }

  /** The card that waits for the others to choose is part of the plan until it lies aside. */
  private send(): void {
    const values = this.plan.values.filter((value) => !this.laid.includes(value));
    const [next] = values;
    if (next === undefined) return this.become([]);
    this.plans.set(this.session.mine, { values, sent: this.position });
    if (!this.waiting) void this.session.play(`lay_aside_one ki_${next}`, true);
  }

  private become(values: number[]): void {
    this.plans.set(this.session.mine, { values, sent: '' });
  }

  private get position(): string {
    return String(this.session.table.version);
  }
}
