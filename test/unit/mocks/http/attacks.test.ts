import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { killRun } from '../../../attack/killRun';
import { raceRun } from '../../../attack/raceRun';

// The same in full, and on PostgreSQL: npm run attack:kill, npm run attack:races.
const timeout = 120_000;

const folder = await mkdtemp(join(tmpdir(), 'boxoffice-attack-'));
afterAll(() => rm(folder, { recursive: true }));
const newStore = (name: string) => ({ file: join(folder, name, 'backend.db') });

/** FAULTS F85. */
describe('a backend that is ended by kill -9', () => {
  it('has every order that it acknowledged', { timeout }, async () => {
    const report = await killRun(3, newStore('killed'));
    expect(report).toMatchObject({ lost: 0, repeated: 0 });
    expect(report.acknowledged).toBeGreaterThanOrEqual(3);
  });

  it('loses orders when it stores nothing, so the test above can fail', { timeout }, async () => {
    const { acknowledged, lost } = await killRun(1, {});
    expect(lost).toBe(acknowledged);
  });
});

describe('two processes that sell one event', () => {
  it('sell the last ticket once', { timeout }, async () => {
    const report = await raceRun({ races: 60, store: newStore('races') });
    expect(report).toEqual({ races: 60, oversold: 0, unsold: 0, failed: 0 });
  });

  it('sell it more than once without the guard, so the test above can fail', { timeout }, async () => {
    const { oversold } = await raceRun({ races: 15, store: newStore('unguarded'), isGuarded: false });
    expect(oversold).toBeGreaterThan(0);
  });
});
