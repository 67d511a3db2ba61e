import type { Reporter, TestCase, TestModule } from 'vitest/node';

type Tried = Pick<TestCase, 'fullName' | 'diagnostic' | 'result'> & {
  module: Pick<TestModule, 'relativeModuleId'>;
};

/** A line for each test that passed at its second try, with what it failed with at its first. */
export const flakyLines = (tests: readonly Tried[]): string[] =>
  tests
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => {
      const [error] = test.result().errors ?? [];
      const reason = error?.message.split('\n', 1)[0] ?? 'no error';
      return `Only at the second try: ${test.module.relativeModuleId} · ${test.fullName}: ${reason}`;
    });

/** Names the flaky tests at the end of a run. They fail nothing, and are to be repaired. */
export default class FlakyTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const line of flakyLines(modules.flatMap((module) => [...module.children.allTests()])))
      console.log(line);
  }
}
