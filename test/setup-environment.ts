import { builtinEnvironments, type Environment, type EnvironmentReturn } from 'vitest/runtime';

const held = globalThis as { boxofficeDom?: EnvironmentReturn };

/**
 * One document for all test files of a worker. Modules are shared among them, and some, Testing Library's `screen` above all,
 * keep the document they first met. test/setup-dom.ts empties it after each file.
 */
const sharedDom: Environment = {
  name: 'shared-dom',
  viteEnvironment: 'client',
  async setup(global, options) {
    held.boxofficeDom ??= await builtinEnvironments.jsdom.setup(global, options);
    return { teardown: () => undefined };
  },
};

export default sharedDom;
