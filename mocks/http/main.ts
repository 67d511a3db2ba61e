// npm run backend: the mock backend over HTTP.
import { parseArgs } from 'node:util';
import { scenarios } from '../scenarios';
import { startHttpBackend } from './startHttpBackend';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    origin: { type: 'string', multiple: true, default: ['http://localhost:5173', 'http://localhost:4173'] },
    file: { type: 'string' },
    scenario: { type: 'string', default: 'conference' },
    // Milliseconds until a bitcoin source is paid, or `never`: then only `POST /gateways/payments/settle` pays it.
    'bitcoin-delay': { type: 'string', default: '3000' },
  },
});

const worlds = new Map(Object.entries(scenarios));
const chosen = worlds.get(values.scenario);
if (!chosen) throw new Error(`There is no scenario "${values.scenario}": ${[...worlds.keys()].join(', ')}`);

const { 'bitcoin-delay': delay } = values;
const { url } = await startHttpBackend({
  port: Number(values.port),
  origins: values.origin,
  scenario: typeof chosen === 'function' ? chosen(100) : chosen,
  ...(delay === 'never' ? {} : { bitcoinDelay: Number(delay) }),
  ...(values.file ? { file: values.file } : {}),
});
console.log(
  `Boxoffice's mock backend: ${url} (${values.scenario}), for pages of ${values.origin.join(', ')}`,
);
