import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { complaintsOf, orderForNothing, repository, run, serve } from '../pack/packed.mjs';
import { startPartner } from './partner.mjs';

const name = 'wordpress-like';
const vite = join(repository, 'node_modules/vite/bin/vite.js');

/** Copies the page, which needs no build, and builds the ticket site it takes the loader from. */
export function prepare({ folder, examples, backend, port }) {
  cpSync(join(examples, name), join(folder, name), { recursive: true });
  Object.assign(process.env, {
    VITE_BACKEND_URL: backend,
    VITE_PARENT_ORIGINS: `http://127.0.0.1:${port}`,
  });
  const args = ['build', 'host-app', '--logLevel', 'error', '--outDir', join(folder, 'tickets')];
  run(repository, process.execPath, vite, ...args, '--emptyOutDir');
}

/** A ticket is ordered in it, on a phone. Pages of WordPress have scripts of everybody, so there is no policy. */
export async function smoke({ folder, browser, backend, tickets, port }) {
  const args = ['preview', 'host-app', '--outDir', join(folder, 'tickets'), '--strictPort'];
  const site = await serve(repository, vite, [...args, '--port', new URL(tickets).port], {
    address: tickets,
  });
  const partner = await startPartner({ folder: join(folder, name), port, tickets, backend, policy: null });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const complaints = complaintsOf(page);
  try {
    await page.goto(`http://127.0.0.1:${port}/index.html`);
    await orderForNothing(page);
  } finally {
    await page.close();
    partner.stop();
    site.stop();
  }
  return complaints;
}
