// Where the reader is. Addresses are plain paths, so the back button, a reload and a shared link all work.

const at = $state({ path: location.pathname, search: location.search, visits: 0 });
let visits = 0; // is no state: whoever goes somewhere in an effect does not depend on it

export const route = {
  get path(): string {
    return at.path;
  },
  get parts(): string[] {
    return at.path.split('/').filter(Boolean).map(decodeURIComponent);
  },
  get visits(): number {
    return at.visits;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(at.search);
  },
};

export function go(address: string, replace = false): void {
  const url = new URL(address, location.href);
  if (replace || url.href === location.href) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  arrive();
  if (!replace) scrollTo(0, 0);
}

/** The way onward for what takes a while: whoever has gone elsewhere meanwhile is not called back. */
export function onward(): (address: string) => void {
  const asked = visits;
  return (address) => {
    if (visits === asked) go(address);
  };
}

function arrive(): void {
  [at.path, at.search] = [location.pathname, location.search];
  at.visits = ++visits;
}

/** Follow links inside the page without loading it again. */
export function startRouter(): () => void {
  const clicked = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      link.target ||
      link.hasAttribute('download')
    )
      return;
    if (
      link.origin !== location.origin ||
      link.pathname.startsWith('/api/') ||
      link.getAttribute('href')?.startsWith('#')
    )
      return;
    event.preventDefault();
    go(link.href);
  };
  addEventListener('popstate', arrive);
  document.addEventListener('click', clicked);
  return () => {
    removeEventListener('popstate', arrive);
    document.removeEventListener('click', clicked);
  };
}
