// What a key press costs at the door of an event with 30,000 attendees, against an input that looks at each of them and draws the
// same rows: `npm run bench`. No CPU is throttled.
//   a key     main thread for a key press, the slowest of the keys in the best of the rounds; 100 ms is the limit
import { busyOf, openPages } from './openPages.mjs';

const limit = 100;
const count = 30_000;
/** The first key finds nearly everybody, the last ones a few. */
const keys = 'fam osei';
const rounds = Number(process.env.ROUNDS ?? 3);

const tickets = `Array.from({ length: ${count} }, (_, index) => ({
  id: 'NL26-' + index, ticketTypeId: '1', ticketName: 'Standard', status: 'valid', admission: null,
  firstName: ['Amara', 'Hana', 'Tom', 'Fama'][index % 4] + index, lastName: ['Osei', 'Sato', 'Family'][index % 3] + index,
}))`;

/** The least that finds the same: everybody is looked at for each key. */
const floor = `
  const tickets = ${tickets};
  const root = document.querySelector('#root');
  root.innerHTML = '<input aria-label="Name" /><ul></ul>';
  const list = root.querySelector('ul');
  root.querySelector('input').addEventListener('input', ({ target }) => {
    const words = target.value.toLowerCase().split(' ').filter(Boolean);
    const found = tickets.filter(({ firstName, lastName, id }) => {
      const own = (firstName + ' ' + lastName + ' ' + id).toLowerCase().split(' ');
      return words.every((word) => own.some((each) => each.startsWith(word)));
    });
    list.innerHTML = found.slice(0, 8).map(({ firstName, lastName, id }) =>
      '<li>' + firstName + ' ' + lastName + ' ' + id).join('');
  });`;

const door = `
  import { createElement as h } from 'react';
  import { createRoot } from 'react-dom/client';
  import { createDoorIndex } from '/src/domain/checkIn/index.ts';
  import { BoxofficeProvider } from '/src/entries/index.ts';
  import { OrganizerTexts } from '/src/entries/organizer.ts';
  import { DoorField } from '/src/organizer/checkIn/DoorField.tsx';
  const { search } = createDoorIndex(${tickets});
  createRoot(document.querySelector('#root')).render(
    h(BoxofficeProvider, null, h(OrganizerTexts, null, h(DoorField, { search, onScan: () => {} }))));`;

const pages = { floor, door };

/** Milliseconds of the main thread for the slowest key, and how many are found in the end. */
async function typeInto(tab) {
  const busy = await busyOf(tab);
  await tab.locator('input').focus();
  let slowest = 0;
  for (const key of keys) {
    const before = await busy();
    await tab.keyboard.press(key === ' ' ? 'Space' : key);
    await tab.waitForTimeout(150);
    slowest = Math.max(slowest, (await busy()) - before);
  }
  return { slowest, found: await tab.locator('li, [role=option]').count() };
}

const { browser, addressOf, close } = await openPages(pages);
const results = new Map(Object.keys(pages).map((name) => [name, []]));
try {
  for (let round = 0; round < rounds; round += 1)
    for (const page of Object.keys(pages)) {
      const tab = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await tab.goto(addressOf(page));
      await tab.waitForSelector('input');
      await tab.waitForTimeout(1_000);
      results.get(page).push(await typeInto(tab));
      await tab.close();
    }
} finally {
  await close();
}
const best = (name) => Math.min(...results.get(name).map(({ slowest }) => slowest));
const found = [...results.values()].flat().map((result) => result.found);
console.log(`\nA key at the door, ${count} attendees, the slowest key in the best of ${rounds}`);
for (const [name, label] of [
  ['floor', 'bare input, everybody looked at'],
  ['door', 'Boxoffice DoorField'],
])
  console.log(
    `  ${label.padEnd(32)} ${best(name).toFixed(1)} ms a key  ${(best(name) / best('floor')).toFixed(2)} × bare`,
  );
if (found.some((each) => each !== 8)) {
  console.log(`  the same attendees were not found: ${found.join(', ')}`);
  process.exitCode = 1;
}
if (best('door') > limit) {
  console.log(`  longer than ${limit} ms`);
  process.exitCode = 1;
}
