// Whether a box that scrolls has more before and after what is in sight of it.

/** Tell it now and whenever it changes: the first and the last child are watched, and nothing has to be measured. */
export function edges(box: Element, told: (before: boolean, after: boolean) => void): () => void {
  const [first, last] = [box.firstElementChild, box.lastElementChild];
  if (!first || !last) return () => undefined;
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
  watch.observe(first);
  watch.observe(last);
  return () => watch.disconnect();
}
