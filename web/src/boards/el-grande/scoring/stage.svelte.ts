// What the map shows of a scoring: the area in its ring, those that are done, and scores as far as they are told.

export const scoringNow = {
  get on(): boolean {
    return false;
  },
  get area(): string {
    return '';
  },
  get scored(): string[] {
    return [];
  },
  score(_seat: string): number | undefined {
    return undefined;
  },
};
