// Writes src/entries/styles.ts and src/entries/organizer-styles.ts, the two stylesheets, from the .css.ts files there are.
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const source = at('../src');

/** Later layers may restyle what earlier ones set; within a layer parts come before what is made of them. */
const layersOf = {
  styles: ['theme/', 'themed/root/', 'themed/kit/', 'themed/notices/', 'themed/', 'payments/', 'widget/'],
  // Loaded beside the first, by organizers alone.
  'organizer-styles': ['organizer/'],
};

/** The stylesheets by the name of their entry, as src/entries must have them. */
export function stylesEntries() {
  const files = readdirSync(source, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css.ts'));
  return Object.fromEntries(
    Object.entries(layersOf).map(([name, layers]) => {
      const rank = (file) => layers.findIndex((folder) => file.startsWith(folder));
      const own = files.filter((file) => rank(file) >= 0);
      const sorted = own.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
      return [name, sorted.map((file) => `import '../${file.replace(/\.ts$/, '')}';\n`).join('')];
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, text] of Object.entries(stylesEntries()))
    writeFileSync(at(`../src/entries/${name}.ts`), text);
