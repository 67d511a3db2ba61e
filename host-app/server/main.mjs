// Serves a built host app whose ticket route comes with its list: node host-app/server/main.mjs --client DIR --server DIR
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parentOrigins } from '../csp.mjs';
import { createSite } from './createSite.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4174' },
    client: { type: 'string' },
    server: { type: 'string' },
  },
});
const { VITE_BACKEND_URL: backend, VITE_PARENT_ORIGINS: parents } = process.env;
if (!backend || !values.client || !values.server)
  throw new Error('Give VITE_BACKEND_URL, --client and --server; `npm run serve` gives all three.');

const { ticketPage } = await import(pathToFileURL(resolve(values.server, 'server.js')).href);
const site = createSite({
  client: resolve(values.client),
  ticketPage,
  backend,
  parents: parentOrigins(parents),
});
createServer((request, response) => {
  site(request, response).catch((error) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(Number(values.port), () =>
  console.log(
    `http://localhost:${values.port}/widgets/tickets/1001 has its list in its HTML, from ${backend}`,
  ),
);
