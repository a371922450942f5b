// Which pieces move in a change of the table, and from where to where.

export type Kind = 'caballero' | 'grande' | 'king' | 'board';
export type Point = [x: number, y: number] | { x: number; y: number };
export type PointOf = (area: string, seat: string, kind: Kind) => Point;
