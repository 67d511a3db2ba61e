/** Have the focus for what was in them; whoever has a better place for it takes it. */
const places = new WeakSet<Element>();

/** Nobody's focus is taken but that of what has just gone, or of what stays around it. */
export function isFocusFree(container: Element): boolean {
  const { activeElement, body } = container.ownerDocument;
  return (
    activeElement === null ||
    activeElement === body ||
    places.has(activeElement) ||
    activeElement.contains(container)
  );
}

/** Leads to what nobody can use, so that Tab goes on from there; the view stays where it is. */
export function focusPlace(place: HTMLElement) {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  // No ring around a whole screen.
  place.style.outline = 'none';
  places.add(place);
  place.focus({ preventScroll: true });
}

/** Leads to the title of what has come. */
export function focusTitle(heading: HTMLElement) {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // All of the widget's top, as a bar of its own may stick over what is scrolled to; at once, as a page does. For a page with a bar,
  // `scroll-padding` counts, or `scroll-margin` of `.bx`.
  heading.closest('.bx')?.scrollIntoView({ block: 'start' });
}

/** Only after somebody did something in the page: one that was loaded anew begins at its own top. Safari can't tell before 16.4. */
export const hasBeenUsed = () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
