// Fluent messages that are read when they are first said: a screen says a small part of what a game can say.

import { FluentBundle, FluentResource } from '@fluent/bundle';

const ENTRY_START = /^(-?[a-zA-Z][\w-]*) *=/gm; // what Fluent's own reader looks for

/** The messages and terms of a file, unread, by their names. */
export function entriesIn(text: string): Map<string, string> {
  const begins = [...text.matchAll(ENTRY_START)];
  return new Map(begins.map((each, i) => [each[1]!, text.slice(each.index, begins[i + 1]?.index)]));
}

class Read<T> extends Map<string, T> {
  constructor(private unread: Map<string, string>) {
    super();
  }

  override has(id: string): boolean {
    return this.unread.has(id);
  }

  override get(id: string): T | undefined {
    const known = super.get(id);
    const text = known ? undefined : this.unread.get(id);
    if (text === undefined) return known;
    const [entry] = new FluentResource(text).body;
    if (entry) super.set(id, entry as T);
    return entry as T | undefined;
  }
}

/** A bundle of the entries of several files; of entries with the same name the last counts. */
export class Bundle extends FluentBundle {
  constructor(code: string, files: Map<string, string>[], options: ConstructorParameters<typeof FluentBundle>[1]) {
    super(code, options);
    const all = new Map(files.flatMap((file) => [...file]));
    this._messages = new Read(all);
    this._terms = new Read(all);
  }
}
