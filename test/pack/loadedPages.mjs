// What a browser loads of a partner's page until the first quantity can be chosen: a `TicketWidget` with React, bundled by each bundler.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createMockBackend, scenarios } from '../../dist/mocks.js';
import { showLoaded, tableHead } from '../../scripts/loaded/summary.mjs';
import { watchLoading } from '../../scripts/loaded/watchLoading.mjs';
import { serve } from '../bench/serve.mjs';
import { bundlers } from './bundlers.mjs';
import { launchBrowser } from './packed.mjs';

const code = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BoxofficeProvider, TicketWidget } from 'boxoffice';
const widget = createElement(TicketWidget, { eventId: '1001' });
createRoot(document.querySelector('#root')).render(createElement(BoxofficeProvider, null, widget));
`;

/** Vite names in its pages what the entry imports; the others leave it to be found. */
const preloaded = (bundler, chunks) =>
  bundler === 'vite' ? chunks.filter(({ isFirst, isEntry }) => isFirst && !isEntry) : [];

const pageOf = (bundler, chunks) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>Festival</title><link rel="icon" href="data:," />
<link rel="stylesheet" href="/styles.css" />
${preloaded(bundler, chunks)
  .map(({ name }) => `<link rel="modulepreload" href="/${name}" />`)
  .join('\n')}
<script type="module" src="/${chunks.find(({ isEntry }) => isEntry).name}"></script></head>
<body><div id="root"></div></body></html>`;

function writePage(app, bundler, chunks) {
  const folder = join(app, `page-${bundler}`);
  for (const { name, code: text } of chunks) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  copyFileSync(join(app, 'node_modules/boxoffice/dist/styles.css'), join(folder, 'styles.css'));
  writeFileSync(join(folder, 'index.html'), pageOf(bundler, chunks));
  return folder;
}

/** Prints a row for each bundler. */
export async function reportLoaded(app) {
  const entry = join(app, 'page.js');
  writeFileSync(entry, code);
  const backend = createMockBackend({ scenario: scenarios.manyTickets(10) });
  const browser = await launchBrowser();
  console.log(`\nLoaded by a browser, with React\n\n${tableHead}`);
  try {
    for (const [bundler, bundle] of Object.entries(bundlers)) {
      const folder = writePage(app, bundler, await bundle(app, entry, { external: [] }));
      const server = await serve(folder, {}, () => backend);
      try {
        // The first visit is of a server that still packs its files.
        await watchLoading(browser, server.address);
        console.log(showLoaded(bundler, await watchLoading(browser, server.address)));
      } finally {
        server.close();
      }
    }
  } finally {
    await browser.close();
  }
}
