import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** A picture without transparency. One number a pixel, 0xAABBGGRR, row by row. */
export interface Pixels {
  width: number;
  height: number;
  colours: Uint32Array;
}

export function decode(png: Buffer): Pixels {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, colours: new Uint32Array(data.buffer, data.byteOffset, data.length / 4) };
}

export const bytesOf = ({ colours }: Pixels) =>
  new Uint8Array(colours.buffer, colours.byteOffset, colours.byteLength);

/** How many pixels each colour has. */
export function countColours({ colours }: Pixels): Map<number, number> {
  const counts = new Map<number, number>();
  const end = colours.length;
  for (let at = 0; at < end;) {
    const colour = colours[at] ?? 0;
    const from = at;
    while (at < end && colours[at] === colour) at += 1;
    counts.set(colour, (counts.get(colour) ?? 0) + at - from);
  }
  return counts;
}

export const channelsOf = (colour: number) =>
  [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255] as const;

const colourOf = (red: number, green: number, blue: number) =>
  ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** The edges of glyphs have hundreds of colours that nobody tells apart; the colours of the theme have many pixels each. */
const alwaysExact = 24;
const exactFrom = 200;
const fewest = 12;
const steps = [32, 64, 128];

/** A colour of so many pixels was not rounded, also when there were fewer of it before. */
export const surelyExact = 2 * exactFrom;

const roundedTo = (step: number, colour: number) => {
  const [red, green, blue] = channelsOf(colour).map((value) =>
    Math.min(255, Math.round(value / step) * step),
  ) as [number, number, number];
  return colourOf(red, green, blue);
};

/** Frequent colours as they are, those of edges rounded, until there are no more than 256. */
function paletteOf(pixels: Pixels): { of: Map<number, number>; palette: number[] } {
  const byCount = [...countColours(pixels)].sort(([a, many], [b, more]) => more - many || a - b);
  for (const step of steps) {
    const of = new Map<number, number>();
    const colourIndexes = new Map<number, number>();
    byCount.forEach(([colour, count], rank) => {
      const isExact = count >= exactFrom || (rank < alwaysExact && count >= fewest);
      const displayed =
        isExact && (step === steps[0] || rank < alwaysExact) ? colour : roundedTo(step, colour);
      const index = colourIndexes.get(displayed) ?? colourIndexes.size;
      colourIndexes.set(displayed, index);
      of.set(colour, index);
    });
    if (colourIndexes.size <= 256) return { of, palette: [...colourIndexes.keys()] };
  }
  throw new Error('A picture has too many colours to be kept.');
}

/** A chunk of a PNG file: length, name, data, checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Text beside the pixels of a PNG: a name of up to 79 Latin letters, and any text. */
export interface Note {
  name: string;
  text: string;
}

/** A PNG: with a palette, a third of the size, where there are no more than 256 colours. */
export function encode({ width, height, colours }: Pixels, { name, text }: Note): Buffer {
  const palette = [...new Set(colours)];
  const isIndexed = palette.length <= 256;
  const indexOf = new Map(palette.map((colour, index) => [colour, index]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, isIndexed ? 3 : 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((width * (isIndexed ? 1 : 3) + 1) * height);
  for (let y = 0, from = 0, to = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1) {
      const colour = colours[from++] ?? 0;
      if (isIndexed) rows[to++] = indexOf.get(colour) ?? 0;
      else for (const channel of channelsOf(colour)) rows[to++] = channel;
    }
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`${name}\0${text}`, 'latin1')),
    ...(isIndexed ? [chunk('PLTE', Buffer.from(palette.flatMap((colour) => [...channelsOf(colour)])))] : []),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The text that was written beside the pixels under a name; undefined when there is none. */
export function noteOf(png: Buffer, name: string): string | undefined {
  for (let at = signature.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const data = png.subarray(at + 8, at + 8 + length);
    if (png.toString('latin1', at + 4, at + 8) === 'tEXt') {
      const [found, text] = data.toString('latin1').split('\0');
      if (found === name) return text;
    }
    at += length + 12;
  }
  return undefined;
}

/** What is left of a picture when it is saved: the same for the same picture, so that the two can be compared. */
export function quantized(pixels: Pixels): Pixels {
  const { of, palette } = paletteOf(pixels);
  return { ...pixels, colours: pixels.colours.map((colour) => palette[of.get(colour) ?? 0] ?? 0) };
}

/** True when edges may have been rounded to this colour, so that its count says nothing. */
export const isRounded = (colour: number) =>
  channelsOf(colour).every((value) => value === 255 || value % (steps[0] ?? 1) === 0);
