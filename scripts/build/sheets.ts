// The stylesheets of the package: all of the buyer's screens in one, and the same rules by area, for pages that show a part of them.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** Folders of `src` whose rules are in a sheet, beside `base.css`, which comes before each of them. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  base: ['theme/', 'themed/root/', 'themed/kit/', 'themed/notices/'],
  tickets: ['themed/tickets/', 'themed/waitlist/', 'themed/cookieConsents/'],
  registration: [
    'themed/registration/',
    'themed/order/',
    'themed/payment/',
    'themed/account/',
    'payments/',
    'widget/',
  ],
  // An order that is looked up draws forms as well: its page takes the sheet of registration besides.
  confirmation: ['themed/confirmation/', 'themed/myOrder/', 'themed/cookieConsents/', 'widget/WidgetFrame.'],
};

/** The sheets with the rules of a style file, e.g. `themed/kit/Button.css.ts`. */
export const areasOf = (file: string): string[] =>
  Object.keys(areas).filter((area) => areas[area]?.some((folder) => file.startsWith(folder)));

/** esbuild names the file before its rules. */
const origin = /^\/\* vanilla-extract-css-ns:src\/(.+)\.vanilla\.css\?source=.* \*\/$/m;

/** Weaker than what a partner writes without a layer, and than layers named after it. */
async function write(name: string, css: string) {
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'es2022' });
  await writeFile(`dist/${name}.css`, `@layer boxoffice{${code.trim()}}\n`);
  await writeFile(`dist/${name}.css.d.ts`, 'export {};\n');
}

/** `dist/{name}.css` of what was bundled into `dist/.{name}`, and when asked for, `dist/styles/{area}.css` of its parts. */
export async function writeSheets(name: string, isDivided: boolean): Promise<void> {
  const folder = `dist/.${name}`;
  const css = await readFile(`${folder}/${name}.css`, 'utf8');
  await rm(folder, { recursive: true });
  await write(name, css);
  if (!isDivided) return;
  await mkdir('dist/styles', { recursive: true });
  for (const [area, rules] of Object.entries(divide(css))) await write(`styles/${area}`, rules);
}

/** By area, in the order they have in the whole. */
export function divide(css: string): Record<string, string> {
  const [before = '', ...parts] = css.split(origin);
  if (before.trim() !== '' || parts.length === 0) throw new Error('The stylesheet has rules of no file.');
  const divided = Object.fromEntries(Object.keys(areas).map((area) => [area, '']));
  for (let index = 0; index < parts.length; index += 2) {
    const [file = '', rules = ''] = parts.slice(index);
    const own = areasOf(file);
    if (own.length === 0) throw new Error(`${file} belongs to no area of scripts/build/sheets.ts.`);
    for (const area of own) divided[area] = (divided[area] ?? '') + rules;
  }
  return divided;
}
