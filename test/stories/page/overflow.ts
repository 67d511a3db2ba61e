import { isHigherThan, isWiderThan, paddingBox, type Box } from './box';
import { pathOf, shortened, type Fault } from './fault';
import { textsIn, type Text } from './texts';

/** What an element does with what does not fit into it. */
interface Frame {
  element: Element;
  box: Box;
  x: 'shows' | 'cuts' | 'scrolls';
  y: 'shows' | 'cuts' | 'scrolls';
  /** Cut on purpose: with three dots, or after so many lines. */
  shortens: boolean;
  /** Only for those who listen. */
  isUnseen: boolean;
  /** Placed by itself, so that what is around it says nothing of it. */
  isFree: boolean;
  /** Has no width of its own. */
  isInline: boolean;
}

const doesWith = (overflow: string): Frame['x'] =>
  overflow === 'visible' ? 'shows' : overflow === 'auto' || overflow === 'scroll' ? 'scrolls' : 'cuts';

function frameOf(element: Element, around: Frame | undefined): Frame {
  const style = getComputedStyle(element);
  const box = paddingBox(element);
  const isTiny =
    box.right - box.left <= 1 &&
    box.bottom - box.top <= 1 &&
    (style.overflowX !== 'visible' || style.clipPath !== 'none');
  // Words in a drawing are as wide as they come out.
  const isDrawn = element.tagName === 'text';
  // A chart hangs on one.
  const isPoint =
    box.left === box.right && box.top === box.bottom && style.overflowX === 'visible' && !isTiny;
  const isRoot = element === document.documentElement || element === document.body;
  return {
    element,
    box,
    x: isRoot ? 'shows' : doesWith(style.overflowX),
    y: isRoot ? 'scrolls' : doesWith(style.overflowY),
    shortens: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
    isUnseen: isTiny || around?.isUnseen === true,
    isFree: style.position === 'absolute' || style.position === 'fixed',
    isInline: style.display === 'inline' || style.display === 'contents' || isPoint || isDrawn,
  };
}

/** Texts that leave the element they are in, and texts that are cut. */
export function overflows(roots: readonly Element[]): Fault[] {
  const frames = new Map<Element, Frame>();
  const frame = (element: Element): Frame => {
    const known =
      frames.get(element) ??
      frameOf(element, element.parentElement ? frame(element.parentElement) : undefined);
    frames.set(element, known);
    return known;
  };
  const range = document.createRange();
  const boxOf = ({ node }: Text): Box => {
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  return [
    ...wholePage(),
    ...roots.flatMap(textsIn).flatMap((text) => {
      if (
        !text.parent.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
          // What is far down is not laid out until it is scrolled to.
          contentVisibilityAuto: true,
        }) ||
        frame(text.parent).isUnseen
      )
        return [];
      const problem = problemOf(boxOf(text), text.parent, frame);
      return problem ? { ...problem, text: shortened(text.text) } : [];
    }),
  ];
}

function wholePage(): Fault[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [{ kind: 'page too wide', element: 'html', text: `${scrollWidth} px of ${clientWidth} px` }];
}

/** A table may be wider than it says where what is right around it scrolls. */
const isTableInScroller = (element: Element, frameFor: (element: Element) => Frame) =>
  element.tagName === 'TABLE' &&
  element.parentElement !== null &&
  frameFor(element.parentElement).x === 'scrolls';

/** Looks outwards, element by element, until something may scroll. */
function problemOf(
  box: Box,
  parent: Element,
  frameFor: (element: Element) => Frame,
): Omit<Fault, 'text'> | undefined {
  let checksHeight = true;
  for (let at: Element | null = parent; at; at = at.parentElement) {
    const { element, box: outer, x, y, shortens, isFree, isInline } = frameFor(at);
    if (shortens) return undefined;
    if (!isInline) {
      if (x === 'scrolls') return undefined;
      if (isWiderThan(box, outer) && !isTableInScroller(element, frameFor))
        return { kind: x === 'cuts' ? 'cut off' : 'sticks out', element: pathOf(element) };
      checksHeight &&= y !== 'scrolls';
      if (checksHeight && y === 'cuts' && isHigherThan(box, outer))
        return { kind: 'cut off', element: pathOf(element) };
    }
    if (isFree) return undefined;
  }
  return undefined;
}
