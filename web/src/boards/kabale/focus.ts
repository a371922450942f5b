// Where the focus goes when the card or slot that had it leaves the table: to the tab stop of the same row or column.

export function keepFocus(box: HTMLElement): { destroy: () => void } {
  let last: Element | null = null;
  const note = (event: FocusEvent) => (last = event.target as Element);
  const left = (event: FocusEvent) => {
    if (event.relatedTarget) last = null;
  };
  const watch = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    box.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });
  box.addEventListener('focusin', note);
  box.addEventListener('focusout', left);
  watch.observe(box, { childList: true, subtree: true });
  return {
    destroy() {
      watch.disconnect();
      box.removeEventListener('focusin', note);
      box.removeEventListener('focusout', left);
    },
  };
}
