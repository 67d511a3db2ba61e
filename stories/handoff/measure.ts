import type { Part } from '../docs/component/ComponentDocs';
import { readTokens, type TokenGroup, type TokenNames } from './tokens';

/** One measured property: what it is, and the token it comes from when there is one. */
interface Fact {
  label: string;
  value: string;
  token?: string | undefined;
  /** For a swatch. */
  colour?: string;
}

/** Where a part is in its frame, in CSS pixels, and what it is made of. */
export interface MeasuredPart extends Part {
  box: { x: number; y: number; width: number; height: number };
  facts: readonly Fact[];
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Any colour a browser computes as `#rrggbb`, and `#rrggbbaa` where something shines through. */
function hex(colour: string): string {
  if (!canvas) return colour;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
  const channels = [red, green, blue, ...(alpha < 255 ? [alpha] : [])];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Computed values are exact to a fraction of a pixel that nobody draws. */
const px = (value: number) => String(Math.round(value * 10) / 10);
const rounded = (value: string) => value.replace(/(-?[\d.]+)px/g, (_, number: string) => px(Number(number)));

function fact(label: string, value: string, group: TokenGroup, names: TokenNames): Fact {
  return { label, value: rounded(value), token: names[group].get(value) };
}

const colourFact = (label: string, colour: string, group: TokenGroup, names: TokenNames): Fact => ({
  label,
  value: hex(colour),
  token: names[group].get(colour),
  colour,
});

/** `16px 16px` said once; a side that is nothing is not said. */
function sides(label: string, values: readonly string[], group: TokenGroup, names: TokenNames): Fact[] {
  const [first] = values;
  if (first === undefined || values.every((value) => parseFloat(value) === 0)) return [];
  if (values.every((value) => value === first)) return [fact(label, first, group, names)];
  const tokens = values.map((value) => names[group].get(value));
  const isNamed = tokens.every((token) => token !== undefined);
  return [
    {
      label,
      value: values.map(rounded).join(' '),
      ...(isNamed && { token: [...new Set(tokens)].join(' ') }),
    },
  ];
}

const isSeen = (colour: string) => colour !== 'transparent' && !/[,/] ?0\)$/.test(colour);
const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

function factsOf(element: Element, { width, height }: DOMRect, names: TokenNames): Fact[] {
  const style = getComputedStyle(element);
  const border = style.borderBlockStartWidth;
  const size: Fact = {
    label: 'Size',
    value: `${px(width)} × ${px(height)}`,
    token: names.control.get(`${height}px`),
  };
  return [
    size,
    ...sides('Padding, block', [style.paddingBlockStart, style.paddingBlockEnd], 'space', names),
    ...sides('Padding, inline', [style.paddingInlineStart, style.paddingInlineEnd], 'space', names),
    ...(/flex|grid/.test(style.display) && style.rowGap !== 'normal'
      ? sides('Gap', [style.rowGap, style.columnGap], 'space', names)
      : []),
    ...sides('Radius', [style.borderStartStartRadius], 'radius', names),
    ...(isSeen(style.backgroundColor) ? [colourFact('Ground', style.backgroundColor, 'ground', names)] : []),
    ...(parseFloat(border) > 0 &&
    style.borderBlockStartStyle !== 'none' &&
    isSeen(style.borderBlockStartColor)
      ? [colourFact(`Line, ${rounded(border)} px`, style.borderBlockStartColor, 'line', names)]
      : []),
    ...(hasOwnText(element)
      ? [
          colourFact('Colour', style.color, 'text', names),
          fact('Type', style.fontSize, 'size', names),
          fact('Line height', style.lineHeight, 'lineHeight', names),
          { label: 'Weight', value: style.fontWeight },
        ]
      : []),
  ];
}

/** Measures every part within what is drawn; a part that is not there is left out. */
export function measure(drawn: HTMLElement, parts: readonly Part[]): MeasuredPart[] {
  // Beside what is drawn, which is watched for changes.
  const names = readTokens(drawn.parentElement ?? document.body);
  const ground = drawn.getBoundingClientRect();
  return parts.flatMap((part) => {
    const element = part.at === ':scope' ? drawn.firstElementChild : drawn.querySelector(part.at);
    if (!element) return [];
    const box = element.getBoundingClientRect();
    return [
      {
        ...part,
        box: { x: box.x - ground.x, y: box.y - ground.y, width: box.width, height: box.height },
        facts: factsOf(element, box, names),
      },
    ];
  });
}
