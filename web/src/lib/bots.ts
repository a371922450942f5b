// The bots that a seat can be given to.

const LEVELS = ['page', 'squire', 'knight', 'count', 'duke', 'grandee']; // the ladder; other bots are for practice
export const USUAL_BOT = 'knight';

export function usualBot(bots: string[]): string {
  return bots.includes(USUAL_BOT) ? USUAL_BOT : (bots[0] ?? '');
}

/** The bots that people choose among, weakest first; others only where a seat is chosen by itself. */
export function levels(bots: string[]): string[] {
  const known = LEVELS.filter((level) => bots.includes(level));
  return known.length ? known : bots;
}
