/** 000 §9 read-more speed, in milliseconds. */
const speed = 200;

/** Lets an element grow or shrink to the height it is about to have. Call it just before that changes. */
export function animateHeight(element: HTMLElement): void {
  if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  const before = element.offsetHeight;
  requestAnimationFrame(() => {
    const size = [`${before}px`, `${element.offsetHeight}px`];
    element.animate({ blockSize: size, maxBlockSize: size }, { duration: speed, easing: 'ease-out' });
  });
}
