// The page as an installed one: its service worker, and what happens when the server has a newer page.

const INSTALL_DELAY = 3_000; // milliseconds before the service worker is installed, which fetches the page again: first a board is drawn
const CHECK_INTERVAL = 10 * 60_000; // milliseconds between two looks for a newer page

/** `newer`: the server has another page; `broken`: a part of this one could not be loaded. The reader reloads. */
export const version = $state({ newer: false, broken: false });

/** The script that this page was started with; a build names it by its content. */
function started(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? '';
}

let looked = 0;

/** Look whether the server has a newer page. Nothing is reloaded: somebody may be in the middle of a game. */
export async function lookForNewerPage(now = Date.now()): Promise<void> {
  if (version.newer || now - looked < CHECK_INTERVAL || document.hidden || !navigator.onLine) return;
  looked = now;
  version.newer = await isNewer();
}

/** Whether the server has another page than this one. */
export async function isNewer(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
    const text = answer.ok ? await answer.text() : '';
    return text.includes('type="module"') && !text.includes(`"${started()}"`);
  } catch {
    return false;
  }
}

/** Files that were asked for before the service worker was there: it is told to keep them too, whenever they come. */
async function install(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const told = new PerformanceObserver((list) => {
    const without = (list.getEntries() as PerformanceResourceTiming[]).filter(({ workerStart }) => !workerStart);
    const keep = without
      .map(({ name }) => new URL(name, location.href))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname);
    if (keep.length) active?.postMessage({ keep });
  });
  told.observe({ type: 'resource', buffered: true });
}

export function watchForUpdates(): () => void {
  if (!import.meta.env.PROD) return () => undefined;
  looked = Date.now();
  const looking = () => void lookForNewerPage();
  const timer = setInterval(looking, CHECK_INTERVAL);
  document.addEventListener('visibilitychange', looking);
  const later = setTimeout(() => 'serviceWorker' in navigator && void install().catch(() => undefined), INSTALL_DELAY);
  return () => {
    clearInterval(timer);
    clearTimeout(later);
    document.removeEventListener('visibilitychange', looking);
  };
}
