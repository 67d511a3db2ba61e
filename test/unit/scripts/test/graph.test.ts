import { describe, expect, it } from 'vitest';
import { problemsOf, runGraph, type Outcome, type Step } from '../../../../scripts/test/graph';

const step = (name: string, more: Omit<Partial<Step>, 'name'> = {}): Step => ({
  name,
  command: name,
  ...more,
});

/** Runs steps whose end the test decides: `end` lets one pass or fail, `log` has what happened in order. */
function start(steps: readonly Step[], cores: number) {
  const log: string[] = [];
  const ends = new Map<string, (passed: boolean) => void>();
  const done = runGraph(steps, {
    cores,
    run: ({ name }) =>
      new Promise<Outcome>((resolve) => {
        log.push(`${name} starts`);
        ends.set(name, (passed) => {
          ends.delete(name);
          resolve({ status: passed ? 'passed' : 'failed', seconds: 1 });
        });
      }),
    onOutcome: ({ name }, { status, reason }) => log.push(`${name} ${reason ?? status}`),
  });
  const end = async (name: string, passed = true) => {
    ends.get(name)?.(passed);
    // The scheduler goes on in microtasks of its own.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  };
  return { log, end, done, running: () => [...ends.keys()].sort() };
}

describe('runGraph', () => {
  it('runs as many steps side by side as there are cores, in their order', async () => {
    const run = start([step('a'), step('b'), step('c')], 2);
    expect(run.running()).toEqual(['a', 'b']);
    await run.end('a');
    expect(run.running()).toEqual(['b', 'c']);
    await run.end('b');
    await run.end('c');
    expect([...(await run.done).keys()]).toEqual(['a', 'b', 'c']);
  });

  it('starts a step once its needs have passed, wherever it stands in the list', async () => {
    const run = start([step('use', { needs: ['make', 'other'] }), step('make'), step('other')], 4);
    expect(run.running()).toEqual(['make', 'other']);
    await run.end('make');
    expect(run.running()).toEqual(['other']);
    await run.end('other');
    expect(run.running()).toEqual(['use']);
    await run.end('use');
    await run.done;
  });

  it('leaves out what needs a failed step, and what needs that in turn, and runs the rest', async () => {
    const run = start(
      [step('make'), step('use', { needs: ['make'] }), step('last', { needs: ['use'] }), step('a')],
      1,
    );
    await run.end('make', false);
    expect(run.running()).toEqual(['a']);
    await run.end('a');
    const outcomes = await run.done;
    expect(run.log).toEqual([
      'make starts',
      'make failed',
      'use make failed',
      'last use failed',
      'a starts',
      'a passed',
    ]);
    expect([...outcomes.values()].map(({ status }) => status)).toEqual([
      'failed',
      'not run',
      'not run',
      'passed',
    ]);
  });

  it('takes a need that was not chosen as done', async () => {
    const run = start([step('use', { needs: ['make'] })], 2);
    expect(run.running()).toEqual(['use']);
    await run.end('use');
    await run.done;
  });

  it('rejects steps that wait for each other instead of never ending', async () => {
    const { done } = start([step('a', { needs: ['b'] }), step('b', { needs: ['a'] })], 2);
    await expect(done).rejects.toThrow('a, b wait for each other');
  });
});

describe('problemsOf', () => {
  it('names a need that is no step, a name that is there twice, and a circle', () => {
    expect(problemsOf([step('a', { needs: ['x'] })])).toEqual(['a needs x, which is no step']);
    expect(problemsOf([step('a'), step('a')])).toEqual(['a is there twice']);
    expect(
      problemsOf([
        step('first'),
        step('a', { needs: ['first', 'b'] }),
        step('b', { needs: ['c'] }),
        step('c', { needs: ['a'] }),
      ]),
    ).toEqual(['a, b, c wait for each other']);
    expect(problemsOf([step('b', { needs: ['a'] }), step('a')])).toEqual([]);
  });
});
