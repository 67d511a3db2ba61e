import { keyOf } from './markedI18n';
import { hasMarks, marksIn } from './marks';

/** Attributes that are read to somebody. */
export const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
] as const;

/** A translated text on the page. */
export interface VisibleText {
  key: string;
  /** As it is shown, with its values. */
  text: string;
  element: Element;
  /** The attribute it is in; a text to be seen has none. */
  attribute?: (typeof spokenAttributes)[number];
  /** Where it is in the window; empty when it is only heard, or out of sight. */
  boxes: readonly DOMRect[];
}

/** Every marked text below `root`, in the order of the page. */
export function visibleTextsIn(root: Element): VisibleText[] {
  const found: VisibleText[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const add = (marked: string, rest: Omit<VisibleText, 'key' | 'text'>) => {
    for (const { id, text } of marksIn(marked)) {
      const key = keyOf(id);
      if (key) found.push({ key, text, ...rest });
    }
  };
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const attribute of spokenAttributes) {
        const text = node.getAttribute(attribute);
        if (text && hasMarks(text))
          add(text, { element: node, attribute, boxes: visible(node, [node.getBoundingClientRect()]) });
      }
    } else if (node.parentElement && node.nodeValue && hasMarks(node.nodeValue)) {
      range.selectNodeContents(node);
      const element = node.parentElement;
      add(node.nodeValue, { element, boxes: visible(element, linesOf([...range.getClientRects()])) });
    }
  }
  return found;
}

/** One box a line: words of two directions in it have a box each. */
function linesOf(boxes: readonly DOMRect[]): DOMRect[] {
  const lines: DOMRect[] = [];
  for (const box of boxes) {
    const last = lines.at(-1);
    const middle = box.top + box.height / 2;
    if (!last || middle < last.top || middle > last.bottom) lines.push(box);
    else {
      const [left, top] = [Math.min(last.left, box.left), Math.min(last.top, box.top)];
      const [right, bottom] = [Math.max(last.right, box.right), Math.max(last.bottom, box.bottom)];
      lines[lines.length - 1] = new DOMRect(left, top, right - left, bottom - top);
    }
  }
  return lines;
}

/** Smaller is a text for those who listen, hidden in a point. */
const smallest = 2;

const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  const isPoint = width <= smallest && height <= smallest;
  return !isPoint && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
};

const visible = (element: Element, boxes: DOMRect[]) =>
  isSeen(element)
    ? boxes.filter(
        ({ width, height, right, bottom, left, top }) =>
          width > smallest &&
          height > smallest &&
          right > 0 &&
          bottom > 0 &&
          left < window.innerWidth &&
          top < window.innerHeight,
      )
    : [];

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom;

/** The text at a point of the window: the smallest, of what is not covered. */
export function visibleTextAt(
  visibleTexts: readonly VisibleText[],
  x: number,
  y: number,
): VisibleText | undefined {
  const target = document.elementFromPoint(x, y);
  if (!target) return undefined;
  const areaOf = ({ boxes }: VisibleText) =>
    boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  return visibleTexts
    .filter(({ element, boxes }) => related(element, target) && boxes.some((box) => contains(box, x, y)))
    .sort((a, b) => areaOf(a) - areaOf(b))[0];
}

const related = (a: Element, b: Element) => a.contains(b) || b.contains(a);

/** The text that says what a focused element is. */
export function visibleTextFor(
  visibleTexts: readonly VisibleText[],
  focused: Element,
): VisibleText | undefined {
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  return (
    visibleTexts.find(({ element }) => element === focused) ??
    visibleTexts.find(({ element }) => [focused, ...labels].some((around) => around.contains(element)))
  );
}
