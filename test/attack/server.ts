// A backend in a process of its own, for the attacks: the free ticket has as many as the first argument says.
import { setTimeout } from 'node:timers/promises';
import { scenarios, type World } from '../../mocks';
import { databaseStorage, type DatabaseStorage } from '../../mocks/http/databaseStorage';
import { openFile, openPostgres, type Database } from '../../mocks/http/openDatabase';
import { startHttpBackend } from '../../mocks/http/startHttpBackend';
import type { ServerOptions } from './startServer';

const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;
const { stock } = options;
const scenario = scenarios[options.scenario ?? 'conference'];
const world: World = {
  ...scenario,
  ticketTypes: scenario.ticketTypes.filter(({ id }) => id === '3009').map((type) => ({ ...type, stock })),
};

/** Of the control: long enough between a reading and its writing for the other to read as well, on a machine that is busy. */
const busyMilliseconds = 100;

function storageOf(opened: Database): DatabaseStorage {
  const isGuarded = options.isGuarded ?? true;
  const storage = databaseStorage(opened, { isGuarded });
  if (isGuarded) return storage;
  const save: DatabaseStorage['save'] = async (...saving) => {
    await setTimeout(busyMilliseconds);
    await storage.save(...saving);
  };
  return { ...storage, save };
}

const database =
  'databaseUrl' in options.store
    ? await openPostgres(options.store.databaseUrl)
    : 'file' in options.store
      ? await openFile(options.store.file)
      : undefined;
const { url } = await startHttpBackend({
  scenario: world,
  ...(database ? { storage: storageOf(database) } : {}),
});
process.stdout.write(`${url}\n`);
// The one that started it may die first.
process.stdin.on('close', () => process.exit()).resume();
