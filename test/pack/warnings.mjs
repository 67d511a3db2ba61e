// What rollup, without a plugin for React, says of the package, and what docs/server-rendering.md sets against it.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { blockOf } from './packed.mjs';

/** The setting of the document. */
async function documented(app) {
  const file = join(app, 'rollup.config.mjs');
  writeFileSync(file, blockOf('docs/server-rendering.md', 'js', '// rollup.config.js'));
  return (await import(pathToFileURL(file).href)).default;
}

/** Codes of what rollup warns of, without and with that setting. The package alone is bundled: what it needs stays outside. */
async function warningsIn(app) {
  const { resolve } = createRequire(join(app, 'package.json'));
  const { onwarn } = await documented(app);
  const bare = [];
  const set = [];
  const bundle = await rollup({
    input: 'shop',
    plugins: [
      {
        name: 'shop',
        resolveId: (id) => {
          if (id === 'shop') return id;
          if (id.startsWith('boxoffice')) return resolve(id);
          return id.startsWith('.') ? undefined : { id, external: true };
        },
        load: (id) => (id === 'shop' ? "export { TicketWidget } from 'boxoffice';" : undefined),
      },
    ],
    onwarn: (warning) => {
      bare.push(warning.code);
      onwarn(warning, ({ code }) => set.push(code));
    },
  });
  await bundle.close();
  return { bare, set };
}

/** So many modules of the widget begin with it today, and a few more. */
const most = 150;

/** Of the directives only is warned, and of nothing with the document's setting. */
export async function checkWarnings(app) {
  const { bare, set } = await warningsIn(app);
  const others = bare.filter((code) => code !== 'MODULE_LEVEL_DIRECTIVE');
  console.log(
    `rollup warns ${bare.length} times of 'use client', with the document's setting ${set.length} times`,
  );
  if (others.length > 0) throw new Error(`rollup warns of more than 'use client': ${others.join(', ')}`);
  if (bare.length > most) throw new Error(`rollup warns ${bare.length} times of 'use client', not ${most}`);
  if (set.length > 0) throw new Error(`rollup warns in spite of the document's setting: ${set.join(', ')}`);
}
