import type { Reporter, TestModule } from 'vitest/node';
import { writeStories } from './record';

/** Writes down which story shows which key, once all have run. */
export default class KeysReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const keysOf = new Map<string, readonly string[]>();
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { storyId, visibleKeys } = test.meta() as { storyId?: string; visibleKeys?: string[] };
        if (storyId && visibleKeys) keysOf.set(storyId, visibleKeys);
      }
    return writeStories(keysOf);
  }
}
