// npm run backend: the mock backend over HTTP.
import { parseArgs } from 'node:util';
import { scenarios } from '../scenarios';
import { startHttpBackend } from './startHttpBackend';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    origin: { type: 'string', multiple: true, default: ['http://localhost:5173', 'http://localhost:4173'] },
    // Names it is reached by besides localhost.
    host: { type: 'string', multiple: true, default: [] },
    // Where the world is stored: DATABASE_URL (postgres://…), or else this file.
    file: { type: 'string', default: '.boxoffice/backend.db' },
    memory: { type: 'boolean', default: false },
    // Begins the world anew, whatever is stored.
    reset: { type: 'boolean', default: false },
    // `demo`: whoever never signed in or out is the world's own organizer.
    organizer: { type: 'string' },
    scenario: { type: 'string', default: 'conference' },
    // Milliseconds until a bitcoin source is paid, or `never`: then only `POST /gateways/payments/settle` pays it.
    'bitcoin-delay': { type: 'string', default: '3000' },
  },
});

const worlds = new Map(Object.entries(scenarios));
const chosen = worlds.get(values.scenario);
if (!chosen) throw new Error(`There is no scenario "${values.scenario}": ${[...worlds.keys()].join(', ')}`);

const { organizer, memory, file, 'bitcoin-delay': delay } = values;
if (organizer !== undefined && organizer !== 'demo')
  throw new Error(`There is no --organizer ${organizer}: only demo, or else people sign in.`);
const { DATABASE_URL: databaseUrl } = process.env;
const scenario = typeof chosen === 'function' ? chosen(100) : chosen;
const stored = databaseUrl ? { databaseUrl } : { file };
const { url, backend } = await startHttpBackend({
  port: Number(values.port),
  origins: values.origin,
  hosts: values.host,
  isDemo: organizer === 'demo',
  scenario,
  ...(delay === 'never' ? {} : { bitcoinDelay: Number(delay) }),
  ...(memory ? {} : stored),
});
if (values.reset) await backend.reset(scenario);
const where = memory ? 'in memory' : databaseUrl ? 'in PostgreSQL' : `in ${file}`;
// By this name its cookies are of the same site as pages on localhost.
console.log(
  `Boxoffice's mock backend: ${url.replace('127.0.0.1', 'localhost')} (${backend.settings.scenario}, ${where}), for pages of ${values.origin.join(', ')}`,
);
