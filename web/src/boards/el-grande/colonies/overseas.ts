// What bar, labels and tokens of a table with the colonies need before anything is drawn (`OVERSEAS` in later.ts).

export { doneLabel, inWindowOrder, overseasDetail, overseasHint, overseasLabel } from './bar';
export { clusterOverseas } from './clusters';
export { piecesSpoken } from './label';
export { apart, isReady, onLimit } from './stands';
