import type { Reporter, TestModule } from 'vitest/node';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** What the whole run may take on two idle cores, in milliseconds. Over it is said, and fails nothing: machines differ. */
const budget = 600_000;
const howMany = 10;

/** Says at the end how long all stories took, and which took longest. */
export default class SlowestStories implements Reporter {
  private began = 0;

  onTestRunStart() {
    this.began = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const stories = modules.flatMap((module) =>
      module.project.name.startsWith('storybook') ? [...module.children.allTests()] : [],
    );
    if (stories.length === 0) return;
    const took = performance.now() - this.began;
    const timed = stories
      .map((story) => ({
        name: story.fullName,
        file: story.module.relativeModuleId,
        took: story.diagnostic()?.duration ?? 0,
      }))
      .sort((a, b) => b.took - a.took);
    const inStories = timed.reduce((sum, story) => sum + story.took, 0);
    console.log(
      `\n${stories.length} stories in ${seconds(took)}, ${seconds(inStories)} of it in stories; the slowest:`,
    );
    for (const story of timed.slice(0, howMany))
      console.log(`  ${seconds(story.took).padStart(7)}  ${story.file} · ${story.name}`);
    if (took > budget) console.log(`Over the budget of ${seconds(budget)} on two idle cores.`);
  }
}
