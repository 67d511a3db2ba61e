// What a key press costs the organizer in a form with 200 fields, and in a registration form with 200 questions, against 200 inputs that
// nobody checks, keeps or shows: `npm run bench`. No CPU is throttled: forms of this length are written at a desk.
//   renders   fields that are drawn for a key press, at most; 1 is the limit
//   a key     main thread for a key press, best of the rounds
import { busyOf, openPages } from './openPages.mjs';

const count = 200;
const keys = 'a question of many';
const rounds = Number(process.env.ROUNDS ?? 3);

/** The least that can be typed into. */
const floor = `
  document.querySelector('#root').innerHTML = Array.from({ length: ${count} }, (_, index) =>
    '<p><label>Field ' + index + ' <input name="field' + index + '" /></label></p>').join('');`;

const mounted = `
  import { createElement as h, Profiler } from 'react';
  import { createRoot } from 'react-dom/client';
  import { BoxofficeProvider } from '/src/entries/index.ts';
  import { OrganizerTexts } from '/src/entries/organizer.ts';
  const show = (part) => createRoot(document.querySelector('#root')).render(
    h(BoxofficeProvider, null, h(OrganizerTexts, null, part)));
  const save = (values, version) => Promise.resolve({ values, version: version + 1 });`;

const fields = `${mounted}
  import { object } from 'yup';
  import { TextField } from '/src/organizer/kit/fields/index.ts';
  import { EditorForm, useEditor } from '/src/organizer/kit/form/index.ts';
  const names = Array.from({ length: ${count} }, (_, index) => 'field' + index);
  const saved = { version: 1, values: Object.fromEntries(names.map((name) => [name, ''])) };
  const schema = object({});
  const drawn = (window.drawn = []);
  const note = (id) => drawn.push(id);
  function Form() {
    const editor = useEditor({ saved, schema, save });
    return h(EditorForm, { editor, title: 'Fields' }, names.map((name) =>
      h(Profiler, { key: name, id: name, onRender: note }, h(TextField, { name, label: name }))));
  }
  show(h(Form));`;

const questions = `${mounted}
  import { draftOf } from '/src/domain/index.ts';
  import { RegistrationFormView } from '/src/entries/organizer.ts';
  const requested = Array.from({ length: ${count} }, (_, index) => ({
    id: 1_000 + index + '_form', attributeKey: 'question' + index, label: 'Question ' + index, required: index % 3 === 0,
    type: index % 4 === 0 ? 'select' : 'text', ...(index % 4 === 0 && { options: ['Yes', 'No'] }),
  }));
  show(h(RegistrationFormView, {
    saved: { version: 1, values: draftOf({ name: '', questions: requested }) }, save,
    answers: [], ticketTypes: [{ value: '1', label: 'Ticket' }], sessions: [], timeZone: 'UTC',
    attributes: { attributes: [], isError: false, isFetching: false, refetch: () => {} },
  }));`;

const pages = { floor, fields, questions };

const nothing = () => undefined;
const subjects = {
  'bare inputs': {
    page: 'floor',
    open: nothing,
    field: (tab) => tab.getByLabel('Field 100', { exact: true }),
  },
  [`form of ${count} fields`]: {
    page: 'fields',
    open: nothing,
    field: (tab) => tab.getByLabel('field100', { exact: true }),
  },
  [`registration form of ${count}`]: {
    page: 'questions',
    open: (tab) => tab.getByRole('button', { name: /^Question 101/ }).click(),
    field: (tab) => tab.getByRole('textbox', { name: 'Question', exact: true }),
  },
};

/** Milliseconds of the main thread for a key, and how many fields were drawn for one at most. */
async function typeInto(tab, field) {
  const busy = await busyOf(tab);
  await field.focus();
  // The first key makes the form one with changes.
  await tab.keyboard.press('x');
  await tab.waitForTimeout(500);
  const before = await busy();
  let renders = 0;
  for (const key of keys) {
    await tab.evaluate(() => (window.drawn ? (window.drawn.length = 0) : 0));
    await tab.keyboard.press(key === ' ' ? 'Space' : key);
    await tab.waitForTimeout(100);
    renders = Math.max(renders, await tab.evaluate(() => window.drawn?.length ?? 0));
  }
  return { key: ((await busy()) - before) / keys.length, renders };
}

const { browser, addressOf, close } = await openPages(pages, {
  resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } },
});
const results = new Map(Object.keys(subjects).map((name) => [name, []]));
try {
  for (let round = 0; round < rounds; round += 1)
    for (const [name, { page, open, field }] of Object.entries(subjects)) {
      const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await tab.goto(addressOf(page));
      await tab.waitForSelector('input, button');
      await tab.waitForTimeout(1_000);
      await open(tab);
      results.get(name).push(await typeInto(tab, field(tab)));
      await tab.close();
    }
} finally {
  await close();
}
const best = (name) => Math.min(...results.get(name).map(({ key }) => key));
const most = (name) => Math.max(...results.get(name).map(({ renders }) => renders));
const [floorName, fieldsName] = Object.keys(subjects);
console.log(`\nA key press, best of ${rounds}`);
for (const name of results.keys())
  console.log(
    `  ${name.padEnd(28)} ${best(name).toFixed(1)} ms a key  ${(best(name) / best(floorName)).toFixed(2)} × bare`,
  );
console.log(`  fields drawn for it: ${most(fieldsName)}`);
if (most(fieldsName) !== 1) {
  console.log('  more or less than the one that is typed into');
  process.exitCode = 1;
}
