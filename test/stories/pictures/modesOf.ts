import type { Pictures } from '../page/preview';

/** A mode as a story has it. */
export interface StoryMode {
  name: string;
  /** CSS pixels; undefined where the story's own viewport stands. */
  width: number;
  globals: Readonly<Record<string, string>>;
}

/** What is in a mode beside its globals, in Chromatic's words. */
const notGlobals = new Set(['viewport', 'disable']);

/** The modes a story is pictured in. Its own viewport and its own toolbar stand, as they do in Chromatic. */
export function modesOf(
  { modes = {}, disableSnapshot }: Pictures,
  own: { globals: Readonly<Record<string, unknown>>; width: number },
): StoryMode[] {
  if (disableSnapshot) return [];
  return Object.entries(modes)
    .filter(([, { disable }]) => !disable)
    .map(([name, mode]) => ({
      name,
      width: 'viewport' in own.globals ? own.width : (mode.viewport ?? own.width),
      globals: Object.fromEntries(
        Object.entries(mode).flatMap(([key, value]) =>
          typeof value === 'string' && !notGlobals.has(key) ? [[key, value]] : [],
        ),
      ),
    }));
}
