// Where the cards of a hand lie: each keeps its place and its key until it is played.

/** The places of a hand after a change: what stays stays where it was, what is new takes the first free place. */
export function slotted(before: string[], hand: string[]): string[] {
  const slots = before.map((kind) => (hand.includes(kind) ? kind : ''));
  for (const kind of hand.filter((each) => !slots.includes(each))) {
    const free = slots.indexOf('');
    if (free < 0) slots.push(kind);
    else slots[free] = kind;
  }
  while (slots.at(-1) === '') slots.pop();
  return slots;
}
