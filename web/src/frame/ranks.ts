// The places at the end of a game.

export interface Rank {
  seat: string;
  points: number;
  place: number;
  shared: boolean; // with others who won too, or have as many points
}

/** Winners first, as the server names them, then by points. */
export function ranksOf(result: Record<string, number>, winners: string[]): Rank[] {
  const won = (seat: string) => Number(winners.includes(seat));
  const seats = Object.keys(result).sort((a, b) => won(b) - won(a) || result[b]! - result[a]!);
  const level = (a: string, b: string) => won(a) === won(b) && (!!won(a) || result[a] === result[b]);
  return seats.map((seat) => ({
    seat,
    points: result[seat]!,
    place: seats.findIndex((other) => level(seat, other)) + 1,
    shared: seats.some((other) => other !== seat && level(seat, other)),
  }));
}
