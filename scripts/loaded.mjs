// What a browser really loads until the first quantity can be chosen: the built host app's ticket page, and the script tag in its two modes;
// and what the registration form then loads, from there until its first field can be filled in. Then what a changed quantity costs the browser.
// node scripts/with-browser.mjs node scripts/loaded.mjs [--each] [--modules] [folder of the built app]; needs `npm run build` for the mock backend.
//   --each      every request, in order
//   --modules   the bytes by package and area
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments } from './browser-arguments.mjs';
import { costHead, overCost, showCost } from './loaded/changeCost.mjs';
import { serveHost, ticketPage } from './loaded/serveHost.mjs';
import { modulesOf, showModules } from './loaded/modules.mjs';
import { overLimit, phasesOf, showLoaded, tableHead } from './loaded/summary.mjs';
import { watchChange } from './loaded/watchChange.mjs';
import { watchLoading } from './loaded/watchLoading.mjs';

/** Today's figures and a little more; what is aimed at, and what stands in its way: docs/size.md. */
const pages = [
  { name: 'host app', path: ticketPage, limits: { bytes: 98_000, requests: 5 } },
  { name: 'script tag, frame', path: '/partner/frame', limits: { bytes: 58_000, requests: 5 } },
  { name: 'script tag, inline', path: '/partner/inline', limits: { bytes: 118_000, requests: 66 } },
  { name: 'host app, form', path: ticketPage, toForm: true, limits: { bytes: 64_000, requests: 28 } },
];

/** Today's figures and a little more, by length of the list. Of a change the same: it costs one row, however many there are. */
const frame = { layouts: 1, boxes: 40, restyles: 1, styled: 3 };
const changes = [
  { length: 10, limits: { elements: 370, ...frame } },
  { length: 1_000, limits: { elements: 21_200, ...frame } },
];

const { values, positionals } = parseArgs({
  options: { each: { type: 'boolean' }, modules: { type: 'boolean' } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? fileURLToPath(new URL('../host-app/dist', import.meta.url)));
const server = await serveHost(folder);
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });

/** The least of three: a busy machine is slow to draw the list, and more is begun meanwhile. */
async function watch({ path, toForm, limits }) {
  for (let tries = 1; ; tries += 1) {
    const loaded = await watchLoading(browser, server.address + path, { toForm, isLeftOut: server.isDemo });
    const over = overLimit(loaded, limits);
    if (over.length === 0 || tries === 3) return { loaded, over };
  }
}

function report(name, over) {
  for (const line of over) console.error(`${name}: ${line}`);
  if (over.length > 0) process.exitCode = 1;
}

try {
  console.log(tableHead);
  for (const page of pages) {
    const { loaded, over } = await watch(page);
    console.log(showLoaded(page.name, loaded, values.each));
    if (values.modules) console.log(showModules(modulesOf(folder, phasesOf(loaded).first)));
    report(page.name, over);
  }
  console.log(`\n${costHead}`);
  const lengths = changes.map(({ length }) => length);
  const costs = await watchChange(browser, server.address + ticketPage, lengths);
  for (const [index, { length, limits }] of changes.entries()) {
    const name = `${length} rows`;
    console.log(showCost(name, costs[index]));
    report(name, overCost(costs[index], limits));
  }
} finally {
  await browser.close();
  server.close();
}
