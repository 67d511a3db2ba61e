// How many acknowledged orders a backend loses that is ended by kill -9 again and again: npm run attack:kill.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killRun, type KillReport } from './killRun';
import { startPostgres } from './postgres';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' } } });
const kills = Number(values.kills);
const failed: string[] = [];

function print(name: string, { acknowledged, lost, repeated, starts }: KillReport, mayLose = false): void {
  const median = starts.sort((a, b) => a - b)[Math.floor(starts.length / 2)] ?? NaN;
  console.log(
    `${name.padEnd(22)} ${starts.length - 1} kills, ${acknowledged} orders acknowledged, ${lost} lost, ${repeated} numbers given twice; starts in ${Math.round(median)} ms`,
  );
  if (mayLose ? lost === 0 : lost + repeated > 0) failed.push(name);
}

const folder = await mkdtemp(join(tmpdir(), 'boxoffice-kill-'));
try {
  print('in a file', await killRun(kills, { file: join(folder, 'backend.db') }));
  const postgres = await startPostgres();
  try {
    print('in PostgreSQL', await killRun(kills, { databaseUrl: await postgres.newDatabase('kills') }));
  } finally {
    await postgres.stop();
  }
  print('control: in memory', await killRun(2, {}), true);
} finally {
  await rm(folder, { recursive: true });
}
process.exitCode = failed.length > 0 ? 1 : 0;
