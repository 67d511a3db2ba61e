// The examples as a partner would have them: copied out of the repository, with the package from its tarball, built, served on
// an origin of their own beside the mock backend, and looked at in a browser. Needs `npm run build` to have run.
// node test/examples/run.mjs vite-react18 wordpress …
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentTarball } from '../../scripts/tarball.mjs';
import { freePort, install, launchBrowser, newHome, repository, serve } from '../pack/packed.mjs';

const names = process.argv.slice(2);
const home = newHome('examples');
const examples = fileURLToPath(new URL('../../examples', import.meta.url));

async function tryOut(name) {
  const { prepare, smoke } = await import(`./${name}.mjs`);
  const folder = join(home, name);
  // Sites without a build are several in one, and none of them has the package.
  if (existsSync(join(examples, name))) {
    cpSync(join(examples, name), folder, { recursive: true });
    install(folder, currentTarball());
  }
  const [port, backendPort, ticketsPort] = [await freePort(), await freePort(), await freePort()];
  // Another site than the page: 127.0.0.1 and localhost share no cookies.
  const backend = `http://localhost:${backendPort}`;
  const tickets = `http://localhost:${ticketsPort}`;
  const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`, tickets];
  const server = await serve(
    repository,
    join(repository, 'node_modules/tsx/dist/cli.mjs'),
    [
      ...['mocks/http/main.ts', '--memory', '--organizer', 'demo', '--port', `${backendPort}`],
      ...origins.flatMap((origin) => ['--origin', origin]),
    ],
    { address: `${backend}/api/v1/events/1001/tickets` },
  );
  const browser = await launchBrowser(
    '--test-third-party-cookie-phaseout',
    '--disable-features=LocalNetworkAccessChecks',
  );
  try {
    await prepare({ folder, examples, backend, tickets, port });
    const complaints = await smoke({ folder, browser, backend, tickets, port });
    if (complaints.length > 0) throw new Error(`The page works, but:\n${complaints.join('\n')}`);
    console.log(`examples/${name}: works.`);
  } finally {
    await browser.close();
    server.stop();
  }
}

try {
  if (names.length === 0) throw new Error('Which examples? See test/examples.');
  for (const name of names) await tryOut(name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
