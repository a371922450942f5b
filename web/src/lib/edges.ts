// Whether a box that scrolls has more before and after what is in sight of it.

/** Tell it now and whenever it changes: the first and the last child are watched, also those that come later, and nothing
 * has to be measured. */
export function edges(box: Element, told: (before: boolean, after: boolean) => void): () => void {
  let [first, last]: (Element | null)[] = [null, null];
  let [before, after] = [false, false];
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (target === first) before = !isIntersecting;
        if (target === last) after = !isIntersecting;
      }
      told(before, after);
    },
    { root: box, rootMargin: '2px', threshold: 0.95 },
  );
  const look = () => {
    if (box.firstElementChild === first && box.lastElementChild === last) return;
    watch.disconnect();
    [first, last] = [box.firstElementChild, box.lastElementChild];
    for (const each of [first, last]) if (each) watch.observe(each);
  };
  const changes = new MutationObserver(look);
  changes.observe(box, { childList: true });
  look();
  return () => {
    changes.disconnect();
    watch.disconnect();
  };
}
