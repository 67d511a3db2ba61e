/** Nobody's focus is taken but that of what has just gone, or of what stays around it. */
export function isFocusFree(container: Element): boolean {
  const { activeElement, body } = container.ownerDocument;
  return activeElement === null || activeElement === body || activeElement.contains(container);
}

/** Leads to the title of what has come. */
export function focusTitle(heading: HTMLElement) {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // All of the widget's top, as a bar of its own may stick over what is scrolled to; at once, as a page does. For a page with a bar,
  // `scroll-padding` counts, or `scroll-margin` of `.bx`.
  heading.closest('.bx')?.scrollIntoView({ block: 'start' });
}

/** Leads to what stays around something that goes; it is in view with what was in focus. */
export function focusPlace(place: HTMLElement) {
  place.tabIndex = -1;
  place.focus();
}

/** Only after somebody did something in the page: one that was loaded anew begins at its own top. Safari can't tell before 16.4. */
export const hasBeenUsed = () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
