import { vars } from '../../src/theme';

const { color } = vars;

export interface Pair {
  name: string;
  front: string;
  back: string;
  /** WCAG 2.2: 4.5 for words, 3 for outlines. */
  needed: 4.5 | 3;
}

const words = (name: string, front: string, back: string): Pair => ({ name, front, back, needed: 4.5 });
const line = (name: string, front: string, back: string): Pair => ({ name, front, back, needed: 3 });

const grounds = { surface: color.surface, raised: color.raised, sunken: color.sunken };

/** Every pair of colours that is read, or that has to be seen. */
export const pairs: readonly Pair[] = [
  ...Object.entries(grounds).flatMap(([ground, back]) => [
    words(`text on ${ground}`, color.text, back),
    words(`muted on ${ground}`, color.muted, back),
    words(`link on ${ground}`, color.link, back),
    words(`danger on ${ground}`, color.danger, back),
    line(`ring on ${ground}`, color.ring, back),
    line(`control border on ${ground}`, color.borderControl, back),
  ]),
  words('words on accent', color.onAccent, color.accent),
  words('words on accent, hovered', color.onAccent, color.accentHover),
  words('words on highlight', color.onHighlight, color.highlight),
  words('text on highlight, soft', color.text, color.highlightSoft),
  words('muted on highlight, soft', color.muted, color.highlightSoft),
  words('highlight words on highlight, soft', color.highlightText, color.highlightSoft),
  words('highlight words on surface', color.highlightText, color.surface),
  words('positive on soft', color.positive, color.positiveSoft),
  words('warning on soft', color.warning, color.warningSoft),
  words('danger on soft', color.danger, color.dangerSoft),
  words('text on danger, soft', color.text, color.dangerSoft),
  words('link on danger, soft', color.link, color.dangerSoft),
];

type Rgb = readonly [number, number, number];

/** What the browser really paints for a colour in force inside `scope`. */
function painted(scope: HTMLElement, value: string): Rgb {
  const probe = scope.ownerDocument.createElement('span');
  probe.style.color = value;
  scope.append(probe);
  const canvas = scope.ownerDocument.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('Canvas 2D is needed to read colours');
  context.fillStyle = getComputedStyle(probe).color;
  context.fillRect(0, 0, 1, 1);
  probe.remove();
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The ratio of WCAG 2.2 between two colours as painted, 1 to 21. */
export function contrast(scope: HTMLElement, front: string, back: string): number {
  const lights = [luminance(painted(scope, front)), luminance(painted(scope, back))];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
