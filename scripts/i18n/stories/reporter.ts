import type { Reporter, TestModule } from 'vitest/node';
import { writeStories } from './record';

/** Writes down which story shows which key, once all have run. */
export default class KeysReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const keysOf = new Map<string, readonly string[]>();
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { storyId, keysShown } = test.meta() as { storyId?: string; keysShown?: string[] };
        if (storyId && keysShown) keysOf.set(storyId, keysShown);
      }
    return writeStories(keysOf);
  }
}
