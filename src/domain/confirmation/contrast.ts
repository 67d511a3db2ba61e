import { hexOfName } from '../theme/namedColour';

/** Light of a channel that was made for a screen, 0 to 1. WCAG 2.2, relative luminance. */
const light = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const luminanceOf = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;
const clamp = (value: number) => Math.min(1, Math.max(0, value));

function fromHex(digits: string): number | null {
  const size = digits.length < 5 ? 1 : 2;
  const channels = digits.match(new RegExp(`.{${size}}`, 'g')) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels.map(
    (channel) => parseInt(size === 1 ? channel + channel : channel, 16) / 255,
  );
  return alpha < 1 ? null : luminanceOf(light(red), light(green), light(blue));
}

/** A number, or a percentage of `whole`. */
const valueOf = (text: string, whole: number): number => {
  const value = parseFloat(text);
  if (Number.isNaN(value)) return 0;
  return text.endsWith('%') ? (value / 100) * whole : value;
};

const turns = { turn: 360, grad: 0.9, rad: 180 / Math.PI, deg: 1 } as const;
const degreesOf = (text: string): number => {
  const unit = (['turn', 'grad', 'rad'] as const).find((name) => text.endsWith(name)) ?? 'deg';
  return valueOf(text, 360) * turns[unit];
};

function fromHsl(hue: number, saturation: number, lightness: number): number {
  const amount = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const channelOffset = (offset + hue / 30) % 12;
    return light(clamp(lightness - amount * Math.max(-1, Math.min(channelOffset - 3, 9 - channelOffset, 1))));
  };
  return luminanceOf(channel(0), channel(8), channel(4));
}

/** OKLab to linear sRGB, by its author's matrices. */
function fromOklch(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return luminanceOf(
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  );
}

/** Relative luminance of a colour that `isColour` let through; `null` for one that something shines through. */
export function luminance(colour: string): number | null {
  const text = hexOfName(colour) ?? colour.trim().toLowerCase();
  if (text.startsWith('#')) return fromHex(text.slice(1));
  const [, form = '', inside = ''] = /^(\w+)\(([^)]*)\)$/.exec(text) ?? [];
  const [x = '', y = '', z = '', alpha = '1'] = inside.trim().split(/[\s,/]+/);
  if (valueOf(alpha, 1) < 1) return null;
  if (form.startsWith('rgb')) {
    const [red, green, blue] = [x, y, z].map((part) => light(clamp(valueOf(part, 255) / 255))) as [
      number,
      number,
      number,
    ];
    return luminanceOf(red, green, blue);
  }
  const hue = (degrees: number) => ((degrees % 360) + 360) % 360;
  if (form.startsWith('hsl'))
    return fromHsl(hue(degreesOf(x)), clamp(parseFloat(y) / 100 || 0), clamp(parseFloat(z) / 100 || 0));
  return fromOklch(clamp(valueOf(x, 1)), Math.max(0, valueOf(y, 0.4)), hue(degreesOf(z)));
}

/** How well one light is told from another, 1 to 21. WCAG 2.2, contrast ratio. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
