import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const recipes = 'examples/vite-react18/src/recipes';
const recipeOf = (name: string) => readFileSync(`${recipes}/${name}.tsx`, 'utf8');

/** The component `Row`, without the names that a style sheet needs. */
const rowIn = (text: string) =>
  /^const Row = [\s\S]*?^\);$/m.exec(text)?.[0].replaceAll(/ className="[^"]*"/g, '');

test('the row of the guide is the one that the example orders with', () => {
  const row = rowIn(recipeOf('OwnRow'));
  expect(row).toContain('TicketPicker.Row');
  expect(rowIn(readFileSync('docs/composing.md', 'utf8'))).toBe(row);
});

test('a recipe of one part has at most twenty lines', () => {
  const names = ['OwnRow', 'OwnField', 'OwnStep', 'OwnPayment', 'OwnWords'];
  const long = names.filter((name) => recipeOf(name).trimEnd().split('\n').length > 20);
  expect(long).toEqual([]);
});
