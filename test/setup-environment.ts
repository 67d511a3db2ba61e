import { createRequire, Module } from 'node:module';
import { builtinEnvironments, type Environment, type EnvironmentReturn } from 'vitest/runtime';

/**
 * jsdom asks which way an element is written whenever it computes a style, and reads the tables of all characters anew for each answer
 * (`:dir()` of @asamuzakjp/dom-selector 7). Read once here, before jsdom is loaded.
 */
function readCharactersOnce(): void {
  const selectors = createRequire(createRequire(import.meta.url).resolve('jsdom'));
  const dependency = createRequire(selectors.resolve('@asamuzakjp/dom-selector')).resolve('bidi-js');
  const createBidi = selectors(dependency) as () => unknown;
  const bidi = createBidi();
  const once = Object.assign(new Module(dependency), { exports: () => bidi, loaded: true });
  selectors.cache[dependency] = once;
}

const held = globalThis as { boxofficeDom?: EnvironmentReturn };

/**
 * One document for all test files of a worker. Modules are shared among them, and some, Testing Library's `screen` above all,
 * keep the document they first met. test/setup-dom.ts empties it after each file.
 */
const sharedDom: Environment = {
  name: 'shared-dom',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!held.boxofficeDom) readCharactersOnce();
    held.boxofficeDom ??= await builtinEnvironments.jsdom.setup(global, options);
    return { teardown: () => undefined };
  },
};

export default sharedDom;
