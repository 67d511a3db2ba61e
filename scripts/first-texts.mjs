// Writes src/i18n/locales/first/*.json: of each catalogue the texts that the ticket list shows, so that the list does not
// wait for the words of the screens behind it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const locales = fileURLToPath(new URL('../src/i18n/locales/', import.meta.url));
const isFirst = (key) =>
  /^(?:(?:tickets|order|promotions|attendees|event|load)\.|error\.(?!payment\.|captcha|alreadyAssigned$|notCharged$|sessionFull$|uniqueEmail$)|kit\.(?:card\.|dismiss$))/.test(
    key,
  );

/** What each file must be, by its name. */
export const firstTexts = () =>
  readdirSync(locales)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const texts = JSON.parse(readFileSync(locales + name, 'utf8'));
      const first = Object.fromEntries(Object.entries(texts).filter(([key]) => isFirst(key)));
      return { path: `${locales}first/${name}`, text: `${JSON.stringify(first, null, 2)}\n` };
    });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(`${locales}first`, { recursive: true });
  for (const { path, text } of firstTexts()) writeFileSync(path, text);
}
