import { expect, it } from 'vitest';
import type { Outcome } from '../../../../scripts/test/graph';
import { closing, endLine, timesOf } from '../../../../scripts/test/report';

const outcomes = new Map<string, Outcome>([
  ['lint', { status: 'passed', seconds: 12.34 }],
  ['build', { status: 'failed', seconds: 3 }],
  ['pack', { status: 'not run', seconds: 0, reason: 'build failed' }],
]);
const steps = [{ name: 'build' }, { name: 'lint' }, { name: 'pack' }, { name: 'unit' }].map(({ name }) => ({
  name,
  command: name,
}));

it('repeats the end of what failed, lists seconds in the order of the steps, and counts in its last line', () => {
  const outputs = new Map([
    ['lint', 'fine'],
    ['build', `${'x'.repeat(20_000)} Cannot find ./missing`],
  ]);
  const text = closing(steps, outcomes, outputs, 15.5);
  expect(text).toContain('━━━ build ended so ━━━\nxxx');
  expect(text.length).toBeLessThan(12_500);
  expect(text).toContain('x Cannot find ./missing\n');
  expect(text).not.toContain('fine');
  expect(text.split('\n').slice(-5)).toEqual([
    'in 15.5 s',
    '  build     3.0 s  failed',
    '  lint     12.3 s  passed',
    '  pack      0.0 s  not run: build failed',
    '1 passed, 2 failed',
  ]);
});

it('ends a step with what came of it and its seconds', () => {
  expect(endLine('pack', { status: 'not run', seconds: 0, reason: 'build failed' })).toBe(
    '━━━ pack: not run: build failed (0.0 s)',
  );
});

it('writes the seconds of a run and of each step', () => {
  expect(timesOf(outcomes, 2, 15.46)).toEqual({
    cores: 2,
    seconds: 15.5,
    steps: {
      lint: { status: 'passed', seconds: 12.3 },
      build: { status: 'failed', seconds: 3 },
      pack: { status: 'not run', seconds: 0 },
    },
  });
});
