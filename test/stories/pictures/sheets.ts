import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { decode, encode, noteOf, type Pixels } from './pixels';

const folder = 'test/stories/pictures/sheets';
const recordedBy = `${folder}/browser.json`;

/** A story in a mode, e.g. `wide/kit-button--primary`: the name of its picture. */
export type PictureName = string;

export const nameOf = (mode: string, storyId: string): PictureName => `${mode}/${storyId}`;

/** The part of a sheet that a picture fills. */
interface Area {
  name: PictureName;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of the file as the browser made it: where it is the same, no pixel needs to be compared. */
  hash: string;
}

export const hashOf = (png: Buffer) => createHash('sha1').update(png).digest('hex');

/** A picture that is to be put on a sheet. */
export interface Tile {
  name: PictureName;
  hash: string;
  pixels: Pixels;
}

/** All pictures of one file of stories, side by side. */
export interface Sheet {
  names: readonly PictureName[];
  hash: (name: PictureName) => string | undefined;
  /** Undefined when it is not on the sheet. */
  cut: (name: PictureName) => Pixels | undefined;
}

const tilesNote = 'tiles';
/** CSS pixels: two wide screens, or seven phones. */
const maxRowWidth = 2_600;
const gap = 16;
/** The ground between pictures, 0xAABBGGRR. */
const ground = 0xffd8d4d4;

/** `stories/kit/Button.stories.tsx` has the sheet `kit/Button`. */
export const sheetNameOf = (storiesPath: string) =>
  storiesPath.replace(/^(\.\/)?stories\//, '').replace(/\.stories\.tsx?$/, '');

const pathOf = (sheetName: string) => `${folder}/${sheetName}.png`;

/** In rows from the left to the right, each as high as its highest picture. */
function arrange(tiles: readonly Tile[]): Area[] {
  let [x, y, rowHeight] = [0, 0, 0];
  return tiles.map(({ name, hash, pixels: { width, height } }) => {
    if (x > 0 && x + width > maxRowWidth) [x, y, rowHeight] = [0, y + rowHeight + gap, 0];
    const area = { name, hash, x, y, width, height };
    x += width + gap;
    rowHeight = Math.max(rowHeight, height);
    return area;
  });
}

function draw(tiles: readonly Tile[], areas: readonly Area[]): Pixels {
  const width = Math.max(...areas.map((area) => area.x + area.width));
  const height = Math.max(...areas.map((area) => area.y + area.height));
  const colours = new Uint32Array(width * height).fill(ground);
  areas.forEach(({ x, y, ...size }, index) => {
    const own = tiles[index]?.pixels.colours ?? new Uint32Array();
    for (let row = 0; row < size.height; row += 1)
      colours.set(own.subarray(row * size.width, (row + 1) * size.width), (y + row) * width + x);
  });
  return { width, height, colours };
}

function cutOut(sheet: Pixels, { x, y, width, height }: Area): Pixels {
  const colours = new Uint32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (y + row) * sheet.width + x;
    colours.set(sheet.colours.subarray(from, from + width), row * width);
  }
  return { width, height, colours };
}

export const sheets = {
  /** A sheet without pictures when there is none yet. */
  read(sheetName: string): Sheet {
    const png = existsSync(pathOf(sheetName)) ? readFileSync(pathOf(sheetName)) : undefined;
    const areas = png ? (JSON.parse(noteOf(png, tilesNote) ?? '[]') as Area[]) : [];
    const find = (name: PictureName) => areas.find((area) => area.name === name);
    let pixels: Pixels | undefined;
    return {
      names: areas.map(({ name }) => name),
      hash: (name) => find(name)?.hash,
      cut(name) {
        const area = find(name);
        if (!png || !area) return undefined;
        pixels ??= decode(png);
        return cutOut(pixels, area);
      },
    };
  },
  write(sheetName: string, tiles: readonly Tile[]) {
    const areas = arrange(tiles);
    mkdirSync(dirname(pathOf(sheetName)), { recursive: true });
    const note = { name: tilesNote, text: JSON.stringify(areas) };
    writeFileSync(pathOf(sheetName), encode(draw(tiles, areas), note));
  },
  remove: (sheetName: string) => rmSync(pathOf(sheetName)),
  /** The names of all sheets there are. */
  all: (): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .map((path) => path.replaceAll('\\', '/'))
          .filter((path) => path.endsWith('.png'))
          .map((path) => path.slice(0, -'.png'.length))
      : [],
};

/** The major version of the browser that the pictures were taken with. */
export const recordedWith = {
  read: (): string | undefined =>
    existsSync(recordedBy)
      ? (JSON.parse(readFileSync(recordedBy, 'utf8')) as { chromium: string }).chromium
      : undefined,
  write(chromium: string) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(recordedBy, `${JSON.stringify({ chromium })}\n`);
  },
};
