// Writes src/embed/host/texts: of each catalogue the few sentences that stand in a page with tickets in a frame, so that such a
// page carries no catalogue.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const locales = fileURLToPath(new URL('../src/i18n/locales/', import.meta.url));
const folder = fileURLToPath(new URL('../src/embed/host/texts/', import.meta.url));
const keys = ['tickets.title', 'embed.blocked', 'embed.link', 'embed.unsupported'];

const names = readdirSync(locales)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace(/\.json$/, ''));

const english = JSON.parse(readFileSync(`${locales}en.json`, 'utf8'));

const key = (name) => (name.includes('-') ? `'${name}'` : name);
const loaders = `import type english from './en.json';

/** Written by \`npm run texts\`: each locale a chunk of its own. */
export const loaders: Readonly<Record<string, () => Promise<{ default: typeof english }>>> = {
${names.map((name) => `  ${key(name)}: () => import('./${name}.json'),`).join('\n')}
};
`;

/** What each file must be, by its path. */
export const embedTexts = () => [
  ...names.map((name) => {
    const texts = JSON.parse(readFileSync(`${locales}${name}.json`, 'utf8'));
    const own = Object.fromEntries(keys.map((each) => [each, texts[each] ?? english[each]]));
    return { path: `${folder}${name}.json`, text: `${JSON.stringify(own, null, 2)}\n` };
  }),
  { path: `${folder}loaders.ts`, text: loaders },
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of embedTexts()) writeFileSync(path, text);
}
