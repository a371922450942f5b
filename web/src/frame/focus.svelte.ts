// A button that is gone, or waits for the server, hands the focus to the decision, and gets it back if it comes again.

import type { CurrentFrame } from './current-frame';

/** Keep the focus inside the frame, whatever changes in it. */
export function keepFocus(frame: CurrentFrame): void {
  let from: Element | null = null;
  let moveToRefocus = ''; // the move whose button had the focus
  const changes = () => [frame.session.table, frame.session.pending, frame.session.connection, frame.bar];
  $effect.pre(() => {
    changes();
    from = frame.element?.contains(document.activeElement) ? document.activeElement : null;
  });
  $effect(() => {
    changes();
    if (from instanceof HTMLElement) passFocusOn(from);
  });

  function passFocusOn(was: HTMLElement): void {
    const now = document.activeElement;
    const decision = frame.element?.querySelector<HTMLElement>('.decision');
    if (!now || now === document.body || now.matches(':disabled')) {
      moveToRefocus = was.dataset['move'] ?? '';
      decision?.focus({ preventScroll: true });
    } else if (now !== decision) moveToRefocus = '';
    if (!moveToRefocus || frame.session.pending) return;
    const same = decision?.querySelector<HTMLElement>(`[data-move="${CSS.escape(moveToRefocus)}"]:enabled`);
    moveToRefocus = '';
    same?.focus({ preventScroll: true });
  }
}
