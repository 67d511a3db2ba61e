import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { complaintsOf, install, orderForNothing, repository, run, serve } from '../pack/packed.mjs';
import { differences, lookOf } from './look.mjs';
import { startPartner, strictPolicy } from './partner.mjs';

const ours = 'boxoffice-tickets iframe';
const allPages = [
  { site: 'plain-html', file: 'index.html', frame: ours },
  // What the others are compared with.
  { site: 'plain-html', file: 'inline.html' },
  // Pages of WordPress have scripts of everybody.
  { site: 'wordpress-like', file: 'index.html', policy: null },
  { site: 'hostile', file: 'index.html', frame: ours },
  { site: 'hostile', file: 'inline.html' },
  // Its own frame is told how to look by a style attribute.
  { site: 'hostile', file: 'sandboxed.html', frame: 'iframe[sandbox]', policy: null },
];

const vite = join(repository, 'node_modules/vite/bin/vite.js');

/** Pages that need no build of their own, with tickets of the host app in them; those of the folders given. */
export const createSites = (...folders) => ({
  prepare: (options) => prepare(folders, options),
  smoke: (options) =>
    smoke(
      allPages.filter(({ site }) => folders.includes(site)),
      options,
    ),
});

/** Copies the sites, and builds the ticket site they take the loader from. */
function prepare(folders, { folder, examples, backend, port }) {
  for (const name of folders)
    cpSync(join(examples, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules'),
    });
  for (const name of folders) if (existsSync(join(folder, name, 'package.json'))) install(join(folder, name));
  Object.assign(process.env, {
    VITE_BACKEND_URL: backend,
    VITE_PARENT_ORIGINS: `http://127.0.0.1:${port}`,
  });
  const args = ['build', 'host-app', '--logLevel', 'error', '--outDir', join(folder, 'tickets')];
  run(repository, process.execPath, vite, ...args, '--emptyOutDir');
}

/** On each page a ticket is ordered, on a phone; the inline ones are drawn alike. */
async function smoke(pages, { folder, browser, backend, tickets, port }) {
  const args = ['preview', 'host-app', '--outDir', join(folder, 'tickets'), '--strictPort'];
  const site = await serve(repository, vite, [...args, '--port', new URL(tickets).port], {
    address: tickets,
  });
  const looks = [];
  const complaints = [];
  try {
    for (const { site: name, file, frame, policy = strictPolicy } of pages) {
      const partner = await startPartner({ folder: join(folder, name), port, tickets, backend, policy });
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
      const heard = complaintsOf(page);
      try {
        await page.goto(`http://127.0.0.1:${port}/${file}`);
        const scope = frame ? page.frameLocator(frame) : page;
        await scope.getByRole('combobox').first().waitFor({ timeout: 30_000 });
        if (!frame) looks.push({ name, look: await lookOf(page) });
        await orderForNothing(scope);
      } finally {
        await page.close();
        partner.stop();
      }
      complaints.push(...heard.map((complaint) => `${name}/${file}: ${complaint}`));
      console.log(`${name}/${file}: ordered.`);
    }
  } finally {
    site.stop();
  }
  const [plain, ...others] = looks;
  for (const { name, look } of others)
    complaints.push(...differences(plain.look, look).map((difference) => `${name}: ${difference}`));
  return complaints;
}
