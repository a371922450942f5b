// The keys of one's own seats, for a link to one's own other device. Whoever has one sits there, so a key is kept in
// memory alone: no storage has it, where another script or the next person at this device could read it.

const keys = new Map<string, string>();

export function seatKey(table: string, seat: string): string {
  return keys.get(`${table} ${seat}`) ?? '';
}

export function keepSeatKey(table: string, seat: string, key: string): void {
  keys.set(`${table} ${seat}`, key);
}
