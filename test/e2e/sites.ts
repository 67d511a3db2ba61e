import { execFileSync } from 'node:child_process';

/** Tests that run at the same time. Each has servers of its own, so none of them meets what another one did. */
export const workers = 3;

/** The addresses that the tests of one worker use. */
export interface Sites {
  /** The host app with its backend in the browser: one for all workers, because it keeps nothing. */
  demo: string;
  /** The host app, calling the backend over HTTP. */
  page: string;
  /** The same, with the ticket list in its HTML. */
  served: string;
  /** A site that has the tickets in its pages. Each host name below `localhost` is another site to the browser. */
  partner: string;
  backend: string;
}

const sitesOnPorts = (demo: number, [page, served, partner, backend]: readonly number[]): Sites => ({
  demo: `http://localhost:${demo}`,
  page: `http://localhost:${page ?? 0}`,
  served: `http://localhost:${served ?? 0}`,
  partner: `http://festival.localhost:${partner ?? 0}`,
  backend: `http://127.0.0.1:${backend ?? 0}`,
});

/** Free ports, found at once: Playwright reads its configuration synchronously. */
function freePorts(count: number): number[] {
  const find = `
    const servers = Array.from({ length: ${count} }, () => require('net').createServer().listen(0));
    Promise.all(servers.map((server) => new Promise((done) => server.once('listening', done)))).then(() => {
      console.log(JSON.stringify(servers.map((server) => server.address().port)));
      servers.forEach((server) => server.close());
    });`;
  return JSON.parse(execFileSync(process.execPath, ['-e', find], { encoding: 'utf8' })) as number[];
}

/** The sites of each worker. Chosen once a run; the worker processes and the servers inherit them. */
export function sitesOfRun(): Sites[] {
  process.env['E2E_SITES'] ??= JSON.stringify(chooseSites());
  return JSON.parse(process.env['E2E_SITES']) as Sites[];
}

function chooseSites(): Sites[] {
  const [demo = 0, ...ports] = freePorts(1 + 4 * workers);
  return Array.from({ length: workers }, (_, index) => sitesOnPorts(demo, ports.slice(4 * index)));
}

/** The sites of this worker; those of the first one outside of any worker. */
export function sitesOfWorker(): Sites {
  const index = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  const sites = sitesOfRun()[index];
  if (!sites)
    throw new Error(`There are servers for ${workers} workers. Change \`workers\` in test/e2e/sites.ts.`);
  return sites;
}
