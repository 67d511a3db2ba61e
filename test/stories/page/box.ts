/** Left and right, top and bottom, in CSS pixels of the window. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Browsers round glyphs and borders. */
const tolerance = 1.5;

export const isWiderThan = (inner: Box, outer: Box) =>
  inner.left < outer.left - tolerance || inner.right > outer.right + tolerance;

export const isHigherThan = (inner: Box, outer: Box) =>
  inner.top < outer.top - tolerance || inner.bottom > outer.bottom + tolerance;

/** Where content may be: within the border, the padding included. */
export function paddingBox(element: Element): Box {
  const { left, top } = element.getBoundingClientRect();
  const start = { left: left + element.clientLeft, top: top + element.clientTop };
  return { ...start, right: start.left + element.clientWidth, bottom: start.top + element.clientHeight };
}
