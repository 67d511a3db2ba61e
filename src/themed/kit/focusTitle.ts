/** Whether somebody did something in the page. Safari can't tell before 16.4. */
export const hasBeenUsed = () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

/** Focuses the title of another screen, with the whole screen in view as far as there is room. */
export function focusTitle(heading: HTMLElement) {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // All of the widget's top, as a bar of its own may stick over what is scrolled to; at once, as a page does. For a page with a bar,
  // `scroll-padding` counts, or `scroll-margin` of `.bx`.
  heading.closest('.bx')?.scrollIntoView({ block: 'start' });
}
