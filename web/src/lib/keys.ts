// The keys of one's own seats, for a link to one's own other device. Whoever has one sits there, so a key lives as long
// as the tab: local storage would keep it readable for years, and after the device was forgotten.

const PREFIX = 'grandee-key-';

export function seatKey(table: string, seat: string): string {
  try {
    return sessionStorage.getItem(`${PREFIX}${table}-${seat}`) ?? '';
  } catch {
    return '';
  }
}

export function keepSeatKey(table: string, seat: string, key: string): void {
  try {
    sessionStorage.setItem(`${PREFIX}${table}-${seat}`, key);
  } catch {
    return; // without it there is no link, and everything else works
  }
}
