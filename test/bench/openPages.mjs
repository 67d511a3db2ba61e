import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserArguments } from '../../scripts/browser-arguments.mjs';

/**
 * Serves pages by name, each of one script from the sources, built as they would be for a host, and opens a browser for them. `options` are
 * Vite's, besides ours; `addressOf(name)` is where a page is, `close()` ends all of it.
 */
export async function openPages(pages, options = {}) {
  const folder = mkdtempSync('node_modules/.cache/bench-pages-');
  const input = {};
  for (const [name, script] of Object.entries(pages)) {
    writeFileSync(`${folder}/${name}.js`, script);
    writeFileSync(
      `${folder}/${name}.html`,
      `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>${name}</title></head>
<body><div id="root"></div><script type="module" src="./${name}.js"></script></body></html>`,
    );
    input[name] = `${folder}/${name}.html`;
  }
  const outDir = `${process.cwd()}/${folder}/dist`;
  const quietly = { configFile: false, logLevel: 'error' };
  await build({
    ...options,
    ...quietly,
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir, rollupOptions: { input } },
  });
  const server = await preview({ ...quietly, build: { outDir }, preview: { port: 0 } });
  const { port } = server.httpServer.address();
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserArguments,
  });
  return {
    browser,
    addressOf: (name) => `http://localhost:${port}/${folder}/${name}.html`,
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Answers, whenever asked, for how many milliseconds the main thread of a tab has been busy. */
export async function busyOf(tab) {
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Performance.enable');
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration').value * 1_000;
  };
}
