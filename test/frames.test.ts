import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const sourcesIn = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      file: `${folder}${file}`,
      text: readFileSync(new URL(`${folder}${file}`, root), 'utf8'),
    }));

/**
 * Frames of others, which need an origin of their own: the bank's page, Zooz's card form, the widget in a host's page, a dashboard of
 * another origin (`frameAddress` refuses the page's own).
 */
const foreign = [
  'src/themed/payment/BankPage.tsx',
  'src/payments/zooz/ui/ZoozFrame.tsx',
  'src/embed/host/openFrame.ts',
  'src/organizer/insights/DashboardFrame.tsx',
];

/** Custom scripts, custom code and style sheets of a website are text to edit: where one were shown, it would be in a sandbox. */
it('A26: no frame of ours runs what an organizer wrote with the origin of the page', () => {
  const frames = [...sourcesIn('src/'), ...sourcesIn('host-app/src/')].filter(({ file, text }) => {
    const isFrame = /<iframe\b|createElement\('iframe'\)|srcDoc/.test(text);
    const isApart = /sandbox=/.test(text) && !text.includes('allow-same-origin');
    return isFrame && !isApart && !foreign.includes(file);
  });
  expect(frames.map(({ file }) => file)).toEqual([]);
});

it('A26: nothing an organizer wrote becomes markup or a script, but by the sanitiser', () => {
  const markup =
    /\.(?:innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|new Function\(|\beval\(/;
  const writing = [...sourcesIn('src/'), ...sourcesIn('host-app/src/')].filter(({ text }) =>
    markup.test(text),
  );
  expect(writing.map(({ file }) => file)).toEqual([]);
});
