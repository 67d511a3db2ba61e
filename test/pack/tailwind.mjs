// Tailwind 4's utilities beside our stylesheet, in the order that docs/theming.md gives.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { blockOf } from './packed.mjs';

/** No dependency of ours: it comes beside the package, as a partner would have it. */
export const tailwindPackage = 'tailwindcss@4.3.5';

/** What Tailwind writes for these classes, with the lines of the document before it. */
async function compiled(app, classes) {
  const packages = createRequire(join(app, 'package.json'));
  const sheet = blockOf('docs/theming.md', 'css', '@layer theme, base, boxoffice');
  const { build } = await packages('tailwindcss').compile(sheet, {
    base: app,
    loadStylesheet: async (id) => {
      const path = packages.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  return build(classes);
}

/** Its utilities win over what the package says of the same element. */
export async function checkTailwind(app, browser) {
  const css = await compiled(app, ['rounded-none', 'text-[rgb(1,2,3)]']);
  const page = await browser.newPage();
  const ours = 'bx rounded-none text-[rgb(1,2,3)]';
  await page.setContent(`<style>${css}</style><div class="bx">before</div><div class="${ours}">after</div>`);
  const colors = await page
    .locator('.bx')
    .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).color));
  await page.close();
  if (colors[0] === colors[1] || colors[1] !== 'rgb(1, 2, 3)')
    throw new Error(`Tailwind's utilities don't win over ours: ${colors.join(', ')}`);
}
