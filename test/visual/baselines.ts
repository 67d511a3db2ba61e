import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const folder = 'test/visual/baselines';
const recordedBy = `${folder}/browser.json`;

/** A story in a mode, e.g. `wide/kit-button--primary`: the name of its picture. */
export type PictureName = string;

export const nameOf = (mode: string, storyId: string): PictureName => `${mode}/${storyId}`;

const pathOf = (name: PictureName) => `${folder}/${name}.png`;

export const baseline = {
  /** Undefined when there is no picture yet. */
  read: (name: PictureName): Buffer | undefined =>
    existsSync(pathOf(name)) ? readFileSync(pathOf(name)) : undefined,
  write(name: PictureName, png: Buffer) {
    mkdirSync(dirname(pathOf(name)), { recursive: true });
    writeFileSync(pathOf(name), png);
  },
  remove: (name: PictureName) => rmSync(pathOf(name)),
  /** Every picture there is. */
  all: (): PictureName[] =>
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
  write: (chromium: string) => writeFileSync(recordedBy, `${JSON.stringify({ chromium })}\n`),
};
