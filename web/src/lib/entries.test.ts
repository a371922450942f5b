import { FluentResource } from '@fluent/bundle';
import { texts } from 'virtual:words';
import { expect, test } from 'vitest';
import { Bundle, entriesIn } from './entries';

test.each(Object.keys(texts))('%s says the same when it is read entry by entry', (file) => {
  const text = texts[file]!;
  const whole = new FluentResource(text).body;
  expect(whole.length).toBeGreaterThan(3);
  const bundle = new Bundle('en', [entriesIn(text)], {});
  for (const entry of whole) {
    const kept = entry.id.startsWith('-') ? bundle._terms : bundle._messages;
    expect(kept.get(entry.id)).toEqual(entry);
  }
});

test('of two files with the same message the later one counts, and messages may name each other', () => {
  const files = ['greeting = Good morning, { name }\nname = Ada', '# later\nname = Ben\n# more\nend = That is all'].map(
    entriesIn,
  );
  const bundle = new Bundle('en', files, { useIsolating: false });
  const said = (id: string): string => bundle.formatPattern(bundle.getMessage(id)!.value!, {});
  expect([said('greeting'), said('end')]).toEqual(['Good morning, Ben', 'That is all']);
  expect([bundle.hasMessage('name'), bundle.hasMessage('nobody')]).toEqual([true, false]);
});
