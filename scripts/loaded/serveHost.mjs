import { readFileSync } from 'node:fs';
import { createMockBackend, scenarios } from '../../dist/mocks.js';
import { serve } from '../../test/bench/serve.mjs';

export const ticketPage = '/widgets/tickets/1001';
export const lengthHeader = 'x-list-length';

/** What a partner pastes, in a page that has nothing else. */
const partnerPage = (script, mode) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>Festival</title><link rel="icon" href="data:," /></head>
<body><script src="/embed/${script}" data-event-id="1001" data-mode="${mode}"></script></body></html>`;

/** Its payment providers' own scripts never arrive, and their fields don't open. */
const emptyDemo = `const never = () => new Promise(() => {});
export const openDemo = async () => ({
  loadProviders: async () => ({ loadStripe: never, loadSpreedly: never, loadBitcoin: never, zoozPage: '/zooz' }),
});`;

/**
 * Serves a built host app, compressed, and answers its calls from here. The backend in the browser is the demo's alone: in its chunk's place
 * stands one that starts nothing, and `isDemo` names the files that a build with `VITE_DEMO=false` is without. Ten ticket types are on sale, or
 * as many as a request says in `lengthHeader`.
 * @param folder of the built app
 */
export async function serveHost(folder) {
  const read = (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  const demos = ['manifest', 'frame'].map((name) => read(`.vite/${name}.json`)['src/demo/openDemo.tsx']);
  const { loader, inline, styles } = read('embed/manifest.json');
  const pages = {
    ...Object.fromEntries(demos.map(({ file }) => [`/${file}`, emptyDemo])),
    '/partner/frame': partnerPage(loader.name, 'frame'),
    '/partner/inline': partnerPage(loader.name, 'inline'),
  };
  const backends = new Map();
  const backendOf = ({ headers: { [lengthHeader]: length = '10' } }) => {
    if (!backends.has(length))
      backends.set(length, createMockBackend({ scenario: scenarios.manyTickets(Number(length)) }));
    return backends.get(length);
  };
  const server = await serve(folder, pages, backendOf);
  // Packed before anybody waits for them: the larger ones take a second.
  const linked = ['index.html', 'frame.html'].flatMap((page) => [
    ...readFileSync(`${folder}/${page}`, 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g),
  ]);
  const large = [...linked.map(([, name]) => name), ...[inline, styles].map(({ name }) => `embed/${name}`)];
  await Promise.all(large.map(async (name) => (await fetch(`${server.address}/${name}`)).arrayBuffer()));
  const demo = new Set(demos.flatMap(({ file, css = [] }) => [file, ...css]).map((name) => `/${name}`));
  return { ...server, isDemo: (path) => demo.has(path) };
}
