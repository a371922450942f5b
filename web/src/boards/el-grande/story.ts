// The log of El Grande in short: one line for all placements of a seat, one for each area with everybody's points.

import type { Happening } from '../../lib/messages';
import type { Session } from '../../lib/session.svelte';
import { asides, type Line, type Teller } from '../../lib/story';
import { say, word } from '../../lib/words.svelte';

/** What other lines say anyway. */
const LEFT_OUT = ['forced', 'turn-started', 'thrown-total', 'veto-passed', 'round-ended'];

/** Events that are told in one line as long as they follow each other. */
const TOGETHER: Record<string, string> = {
  'card-turned': 'cards',
  'power-played': 'power',
  placed: 'placed',
  thrown: 'placed',
  moved: 'moved',
  'disk-shown': 'disks',
  scoring: 'scoring',
  paid: 'scoring',
  bonus: 'scoring',
  'score-now': 'totals',
  'home-drawn': 'homes',
};
const OF_ONE_SEAT = ['placed', 'moved'];

type Group = string[][];

export const tell: Teller = (session, happened) => new Story(session).told(happened);

class Story {
  private lines: Line[] = [];
  private group: Group = [];
  private n = 0; // the entry with which the group began
  private general = false;

  constructor(private readonly session: Session) {}

  told(happened: Happening[]): Line[] {
    const last = happened.findLast(({ events }) => events.length);
    for (const entry of happened) {
      const said = asides(this.session, entry);
      if (said.length) this.flush();
      this.lines.push(...said);
      entry.events.forEach((event, i) => {
        const open = entry === last && i === entry.events.length - 1;
        if (open || event[0] !== 'announced') this.hear(event, entry.n); // what was announced happens next
      });
    }
    this.flush();
    return this.lines;
  }

  private hear(event: string[], n: number): void {
    const kind = event[0] ?? '';
    if (LEFT_OUT.includes(kind)) return;
    if (!this.belongs(event)) this.flush();
    if (kind in TOGETHER) {
      if (!this.group.length) this.n = n;
      this.group.push(event);
    } else if (kind === 'round-started' || kind === 'general-scoring') {
      this.general = kind === 'general-scoring';
      const id = this.general ? 'scoring-head' : 'scoring-round';
      this.lines.push({ n, seat: '', text: say(id, { round: Number(event[1]) }), head: true });
    } else {
      this.lines.push({ n, seat: this.seatOf(event), text: this.session.sentence(event) });
    }
  }

  private belongs([kind = '', seat]: string[]): boolean {
    const first = this.group[0];
    if (!first) return true;
    const together = TOGETHER[kind];
    if (together !== TOGETHER[first[0] ?? ''] || kind === 'scoring') return false;
    return !OF_ONE_SEAT.includes(together ?? '') || seat === first[1];
  }

  private flush(): void {
    const [first] = this.group;
    if (!first) return;
    const kind = TOGETHER[first[0] ?? ''] ?? '';
    const seat = OF_ONE_SEAT.includes(kind) ? (first[1] ?? '') : '';
    const line: Line = { n: this.n, seat, text: this.line(kind) };
    if (kind === 'scoring' && !this.general) line.inset = true; // it belongs to the card that scored
    this.lines.push(line);
    this.group = [];
  }

  private line(kind: string): string {
    switch (kind) {
      case 'cards':
        return say('story-revealed', { cards: this.group.map(([, card]) => word(`card-${card}`)).join(', ') });
      case 'power':
        return say('story-power', { plays: this.each(([, seat, power]) => `${this.name(seat)} ${power}`) });
      case 'placed':
        return this.placed();
      case 'moved': {
        const moves = this.each(([, , owner, from, to]) => `${this.name(owner)} ${area(from)} → ${area(to)}`);
        return say('story-moved', { seat: this.name(this.group[0]?.[1]), moves });
      }
      case 'disks':
        return say('scoring-disks', { disks: this.each(([, seat, at]) => `${this.name(seat)} ${area(at)}`) });
      case 'homes':
        return say('scoring-homes', { homes: this.each(([, seat, at]) => `${this.name(seat)} ${area(at)}`) });
      case 'totals':
        return say('story-totals', {
          scores: this.each((event) => say('story-score', this.numbers(event, 'gained', 'points'))),
        });
      default:
        return this.scoring();
    }
  }

  /** How many went where, in the order in which each place was first used. */
  private placed(): string {
    const counts = new Map<string, number>();
    for (const [kind, , at] of this.group) {
      const place = kind === 'thrown' ? 'castillo' : (at ?? '');
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    const areas = [...counts].map(([place, count]) => say('story-area-count', { area: `area-${place}`, count }));
    return say('story-placed', { seat: this.name(this.group[0]?.[1]), areas: areas.join(', ') });
  }

  /** An area, its points, then everybody from the first place down with what was paid and why. */
  private scoring(): string {
    const [head, ...rest] = this.group;
    if (head?.[0] !== 'scoring') return this.group.map((event) => this.paidOrBonus(event)).join('; '); // the beginning was told before
    const [, at, first, second, third] = head;
    const said = say('story-scoring', {
      area: `area-${at}`,
      first: Number(first),
      second: Number(second),
      third: Number(third),
    });
    const ranked = rest.filter(([kind]) => kind === 'paid').sort((a, b) => Number(a[4]) - Number(b[4]));
    const parts = ranked.map((event) => {
      const bonuses = rest.filter(([kind, seat]) => kind === 'bonus' && seat === event[1]);
      return [event, ...bonuses].map((each) => this.paidOrBonus(each)).join(', ');
    });
    return `${said}: ${parts.join('; ') || say('story-nobody')}`;
  }

  private paidOrBonus(event: string[]): string {
    if (event[0] === 'bonus') return say(`story-bonus-${event[4]}`, { points: Number(event[3]) });
    const [kind, seat, , ...numbers] = event;
    const said = this.numbers([kind ?? '', seat ?? '', ...numbers], 'count', 'place', 'tied', 'points');
    return say(Number(said['tied']) > 1 ? 'story-tied' : 'story-paid', said);
  }

  /** The seat's name and the numbers that follow it. */
  private numbers([, seat, ...values]: string[], ...names: string[]): Record<string, unknown> {
    return { seat: this.name(seat), ...Object.fromEntries(names.map((name, i) => [name, Number(values[i])])) };
  }

  private each(tell: (event: string[]) => string): string {
    return this.group.map(tell).join(', ');
  }

  private name(seat = ''): string {
    return this.session.name(seat);
  }

  /** Whose shape stands before a line: the seat that an event begins with. */
  private seatOf([kind = '', first = '']: string[]): string {
    return this.session.facts.events[kind]?.[0]?.kind === 'seat' ? first : '';
  }
}

function area(name = ''): string {
  return word(`area-${name}`);
}
