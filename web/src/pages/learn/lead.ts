// Leading somebody to a thing on the screen: the focus, and a sentence that says where it is.

import { t } from '../../lib/words.svelte';

const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex]';

/** Put the focus on a thing; what cannot have it, can as long as it does. */
export function focusOn(place: Element): void {
  const thing = place as HTMLElement | SVGElement;
  if (!thing.matches(FOCUSABLE)) {
    thing.setAttribute('tabindex', '-1');
    thing.addEventListener('blur', () => thing.removeAttribute('tabindex'), { once: true });
  }
  thing.focus({ preventScroll: true });
}

/** Where a thing is, and what it is called. */
export function wordsFor(place: Element): string {
  const where = place.closest('.ask')
    ? 'decision'
    : (place.closest<HTMLElement>('[data-tab]')?.dataset['tab'] ?? 'players');
  return t(`learn-shown-${where}`, { what: nameOf(place) });
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function nameOf(place: Element): string {
  const said = place.getAttribute('aria-label') ?? place.querySelector('.vh, h2, h3')?.textContent;
  return plain(said) || plain(place.textContent);
}
