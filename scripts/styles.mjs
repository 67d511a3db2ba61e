// Writes src/entries/styles.ts, the one stylesheet, from the .css.ts files there are.
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));
const entry = fileURLToPath(new URL('../src/entries/styles.ts', import.meta.url));

/** Later layers may restyle what earlier ones set; within a layer parts come before what is made of them. */
const order = ['theme/', 'themed/root/', 'themed/kit/', 'themed/', 'widget/', 'organizer/'];
const rank = (file) => order.findIndex((folder) => file.startsWith(folder));

/** What src/entries/styles.ts must be. */
export function stylesEntry() {
  const files = readdirSync(source, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css.ts'))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return files.map((file) => `import '../${file.replace(/\.ts$/, '')}';\n`).join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(entry, stylesEntry());
