// The keys of a replay, as the list of keys tells them.

export const REPLAY_KEYS = {
  ArrowLeft: { about: 'replay-back' },
  ',': { about: 'replay-back' },
  ArrowRight: { about: 'replay-on' },
  '.': { about: 'replay-on' },
  Home: { about: 'replay-first' },
  End: { about: 'replay-last' },
  PageUp: { about: 'replay-before' },
  PageDown: { about: 'replay-after' },
  ' ': { about: 'replay-play' },
};
