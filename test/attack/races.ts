// Whether two backend processes ever sell the last ticket twice: npm run attack:races.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from './postgres';
import { raceRun, type RaceReport } from './raceRun';
import type { Store } from './startServer';

const { values } = parseArgs({ options: { races: { type: 'string', default: '1000' } } });
const races = Number(values.races);
const controlRaces = 50;
const failed: string[] = [];

function print(name: string, report: RaceReport, isControl = false): void {
  console.log(
    `${name.padEnd(34)} ${report.races} races, ${report.oversold} oversold, ${report.unsold} unsold, ${report.failed} failed`,
  );
  if (isControl ? report.oversold === 0 : report.oversold + report.unsold + report.failed > 0)
    failed.push(name);
}

async function attack(name: string, storeOf: (part: string) => Promise<Store>): Promise<void> {
  print(name, await raceRun({ races, store: await storeOf('guarded') }));
  const store = await storeOf('unguarded');
  print(
    `${name}, control without guard`,
    await raceRun({ races: controlRaces, store, isGuarded: false }),
    true,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'boxoffice-races-'));
const postgres = await startPostgres();
try {
  await attack('PostgreSQL', async (part) => ({ databaseUrl: await postgres.newDatabase(part) }));
  await attack('one file', (part) => Promise.resolve({ file: join(folder, part, 'backend.db') }));
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}
process.exitCode = failed.length > 0 ? 1 : 0;
