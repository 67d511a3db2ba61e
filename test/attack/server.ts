// A backend in a process of its own, for the attacks: the free ticket has as many as the first argument says.
import { scenarios, type World } from '../../mocks';
import { databaseStorage } from '../../mocks/http/databaseStorage';
import { openFile, openPostgres } from '../../mocks/http/openDatabase';
import { startHttpBackend } from '../../mocks/http/startHttpBackend';
import type { ServerOptions } from './startServer';

const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;
const { stock } = options;
const scenario = scenarios[options.scenario ?? 'conference'];
const world: World = {
  ...scenario,
  ticketTypes: scenario.ticketTypes.filter(({ id }) => id === '3009').map((type) => ({ ...type, stock })),
};

const database =
  'databaseUrl' in options.store
    ? await openPostgres(options.store.databaseUrl)
    : 'file' in options.store
      ? await openFile(options.store.file)
      : undefined;
const { url } = await startHttpBackend({
  scenario: world,
  ...(database ? { storage: databaseStorage(database, { isGuarded: options.isGuarded ?? true }) } : {}),
});
process.stdout.write(`${url}\n`);
// The one that started it may die first.
process.stdin.on('close', () => process.exit()).resume();
