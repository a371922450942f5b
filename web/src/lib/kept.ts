// What this browser keeps for its reader. A browser that keeps nothing is as good.

const PREFIX = 'grandee-';

export function kept(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

export function keep(name: string, value: string): void {
  try {
    if (value === kept(name)) return; // to write is slow
    if (value) localStorage.setItem(PREFIX + name, value);
    else localStorage.removeItem(PREFIX + name);
  } catch {
    return; // private windows may refuse; the choice then lasts as long as the page
  }
}

/** Whether nothing of this page is kept here: somebody is new. */
export function keepsNothing(): boolean {
  try {
    return !Object.keys(localStorage).some((name) => name.startsWith(PREFIX));
  } catch {
    return true;
  }
}
