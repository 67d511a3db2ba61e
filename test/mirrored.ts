import { posix } from 'node:path';

/** The folders whose files have their tests at the same path under `test/unit`. */
export const mirroredFolders = ['src', 'mocks', 'host-app', 'scripts', 'stories', '.storybook'];

/**
 * Why a test does not lie where its source is looked for; null when it does. A test is named as the file or the folder it
 * tests, or lies in the folder whose files it tests together. Paths are relative to the repository.
 */
export function whyMisplaced(test: string, sources: readonly string[]): string | null {
  const tested = test.replace(/^test\/unit\//, '').replace(/\.test\.tsx?$/, '');
  const folder = posix.dirname(tested);
  const isIn = (path: string) => sources.some((source) => source.startsWith(`${path}/`));
  const isFile = (path: string) => sources.some((source) => withoutExtension(source) === path);
  if (isFile(tested) || isIn(tested)) return null;
  if (folder === '.' || !isIn(folder)) return `${test}: there is neither ${tested} nor ${folder}`;
  const [namesake] = sources.filter(
    (source) =>
      layerOf(source) === layerOf(tested) &&
      posix.basename(withoutExtension(source)) === posix.basename(tested),
  );
  return namesake === undefined ? null : `${test}: ${namesake} lies in another folder`;
}

const withoutExtension = (path: string) => path.replace(/\.(tsx?|mjs)$/, '');

/** `src/domain/order/step.ts` → src/domain; `mocks/sale/holds.ts` → mocks. */
function layerOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'src' ? `src/${second}` : top;
}
