// What a partner's esbuild makes of the package, with and without splitting.
import { build } from 'esbuild';

const peers = ['react', 'react-dom', 'i18next', 'react-i18next'];

/** What a page loads before it shows: the file of `code` and all that this imports at once, minified, without the peers. */
async function firstLoad(app, code, splitting) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: app },
    absWorkingDir: app,
    bundle: true,
    minify: true,
    format: 'esm',
    splitting,
    outdir: 'bundled',
    write: false,
    metafile: true,
    external: peers,
    logLevel: 'error',
  });
  const names = Object.keys(metafile.outputs);
  const first = new Set(['bundled/stdin.js']);
  for (const name of first)
    for (const { path, kind } of metafile.outputs[name].imports)
      if (kind === 'import-statement' && names.includes(path)) first.add(path);
  const texts = outputFiles.filter((_, index) => first.has(names[index])).map(({ text }) => text);
  return { files: texts.length, code: texts.join('') };
}

const button = "import { Button } from 'boxoffice';\nconsole.log(Button);\n";
const limit = 4_000;

/** Files before the first ticket, with splitting: 41 before the first screen's modules were joined (decision 73 in docs/decisions). */
const mostFiles = 12;

/** One part brings itself, and the ready-made widget the ticket list: `later` is what else must not be in it, by a sign of each. */
export async function checkBundles(app, later) {
  for (const splitting of [false, true]) {
    const { length } = (await firstLoad(app, button, splitting)).code;
    if (length > limit)
      throw new Error(
        `esbuild${splitting ? ' --splitting' : ''} needs ${length} bytes for a Button, not ${limit}`,
      );
  }
  const widget = await firstLoad(
    app,
    "import { TicketWidget } from 'boxoffice';\nconsole.log(TicketWidget);\n",
    true,
  );
  if (widget.files > mostFiles)
    throw new Error(`esbuild --splitting needs ${widget.files} files for a TicketWidget, not ${mostFiles}`);
  for (const [what, sign] of Object.entries(later))
    if (widget.code.includes(sign))
      throw new Error(`esbuild --splitting brings ${what} with the ticket list`);
}
