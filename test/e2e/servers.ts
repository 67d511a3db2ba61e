// Started by Playwright before the tests: the servers of every worker.
import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { preview } from 'vite';
import { createSite, type TicketPage } from '../../host-app/server/createSite.mjs';
import { startHttpBackend } from '../../mocks/http/startHttpBackend';
import { startPartner } from '../examples/partner.mjs';
import { install } from '../pack/packed.mjs';
import { buildHost, copyBuild, parentsOf } from './hostBuild';
import { sitesOfRun, type Sites } from './sites';

const portOf = (address: string) => Number(new URL(address).port);

/** Like `vite preview host-app`, whose configuration reads the environment. */
async function previewHost(address: string, outDir: string, env: Record<string, string> = {}) {
  Object.assign(process.env, env);
  await preview({
    root: 'host-app',
    configFile: 'host-app/vite.config.ts',
    logLevel: 'error',
    build: { outDir },
    preview: { port: portOf(address), strictPort: true },
  });
  for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
}

async function startSites({ page, served, partner, backend }: Sites, folder: string) {
  // A bitcoin payment arrives when a test says so, and never by itself.
  await startHttpBackend({ port: portOf(backend), origins: [page, served, partner], isDemo: true });
  const client = join(folder, 'client');
  await previewHost(page, client, {
    VITE_BACKEND_URL: backend,
    VITE_PARENT_ORIGINS: parentsOf(partner),
  });
  await startPartner({ folder: examples, port: portOf(partner), tickets: page, backend });
  const { ticketPage } = (await import(pathToFileURL(join(folder, 'server/server.js')).href)) as {
    ticketPage: TicketPage;
  };
  const site = createSite({ client, ticketPage, backend });
  createServer((request, response) => {
    site(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  }).listen(portOf(served));
}

// Inside the project, because the pages' server takes its packages from there.
const folder = resolve(`node_modules/.cache/e2e-${process.pid}`);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit());

/** Pages of partners; one of them brings packages of its own. */
const examples = join(folder, 'examples');
for (const name of ['plain-html', 'hostile'])
  cpSync(resolve('examples', name), join(examples, name), {
    recursive: true,
    filter: (path) => !path.endsWith('node_modules'),
  });
install(join(examples, 'hostile'));

const build = join(folder, 'host');
await buildHost(build);
for (const [index, sites] of sitesOfRun().entries()) {
  const own = join(folder, `worker-${index}`);
  copyBuild(build, own, sites);
  await startSites(sites, own);
}
// Last, because Playwright waits for it.
await previewHost(sitesOfRun()[0]?.demo ?? '', resolve('host-app/dist'));
