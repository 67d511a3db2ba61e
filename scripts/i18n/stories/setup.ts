// Beside each story that Vitest runs: which keys were requested, told to the reporter by what a test knows of itself.
import i18next from 'i18next';
import { afterEach, beforeEach } from 'vitest';
import { namespace } from '../../../src/i18n/namespace';

declare module 'vitest' {
  interface TaskMeta {
    /** Keys of texts that were drawn while the test ran. */
    visibleKeys?: string[];
  }
}

const visible = new Set<string>();

// Every instance takes its functions from here when it is made.
const prototype = Object.getPrototypeOf(i18next) as { t: (this: unknown, ...given: unknown[]) => unknown };
const translate = prototype.t;
prototype.t = function (...given) {
  const [key, options] = given as [unknown, { ns?: unknown } | undefined];
  if (options?.ns === namespace && typeof key === 'string') visible.add(key);
  return translate.apply(this, given);
};

beforeEach(() => visible.clear());
afterEach(({ task }) => {
  task.meta.visibleKeys = [...visible];
});
