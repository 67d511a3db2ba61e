/** How finely scrolling is followed: each hundredth of the frame. */
const steps = Array.from({ length: 101 }, (_, step) => step / 100);

/**
 * A frame as tall as its content reaches beyond the screen, and what is fixed to it would be drawn where nobody looks. Writes how
 * much of the frame is out of sight above and below, as `--bx-unseen-top` and `--bx-unseen-bottom`, which dialogs keep clear of.
 * The browser tells a frame that much of the page around it, and no more. Answers how to stop.
 */
export function watchSeen(root: HTMLElement = document.documentElement): () => void {
  const write = (top: number, bottom: number) => {
    root.style.setProperty('--bx-unseen-top', `${Math.max(0, Math.round(top))}px`);
    root.style.setProperty('--bx-unseen-bottom', `${Math.max(0, Math.round(bottom))}px`);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry?.isIntersecting) return;
      const { boundingClientRect: whole, intersectionRect: seen } = entry;
      write(seen.top - whole.top, whole.bottom - seen.bottom);
    },
    { threshold: steps },
  );
  observer.observe(root);
  return () => {
    observer.disconnect();
    root.style.removeProperty('--bx-unseen-top');
    root.style.removeProperty('--bx-unseen-bottom');
  };
}
