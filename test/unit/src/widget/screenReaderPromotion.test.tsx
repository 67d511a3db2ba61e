import { expect, it } from 'vitest';
import { backendInTests } from '../../mocks/backend';
import { listening, rowOf } from './listening';

const { backend, client } = backendInTests();
const buyer = listening({ backend, client });

/** Opens the panel by its keyboard, and types. */
async function tries(code: string) {
  await buyer.tabTo('button, Enter Promo Code, not expanded');
  await buyer.forget();
  await buyer.press('Enter');
  expect(await buyer.hears('textbox')).toEqual(['textbox, Promo code']);
  await buyer.type(`${code}{Enter}`);
}

it('says that a code is in force, what it put on the list, and what it made cheaper', async () => {
  await buyer.open();
  await tries('LANTERN20');
  const said = await buyer.hears('New on the list');
  expect(said).toContain('polite: Your promo code has been successfully applied.');
  expect(said).toContain('polite: New on the list: Backstage Tour.');

  const read = await buyer.readToTheEnd();
  const pass = rowOf(read, 'Two-Day Pass');
  expect(pass).toEqual(expect.arrayContaining(['20% off', 'Was', '$320.00', '$256.00']));
  expect(rowOf(read, 'Backstage Tour').slice(0, 3).join(' ')).toBe('Backstage Tour Unlocked by LANTERN20');
});

it('says why a code is refused, keeps it to be corrected, and ties the reason to it', async () => {
  await buyer.open();
  await tries('NOPE');
  expect(await buyer.hears('not a valid')).toContain("assertive: 'NOPE' is not a valid promotion code.");
  expect(document.activeElement).toHaveAccessibleName('Promo code');
  expect(document.activeElement).toHaveAccessibleDescription("'NOPE' is not a valid promotion code.");
  expect(document.activeElement).toHaveValue('NOPE');
});

it('asks for a code where none was typed', async () => {
  await buyer.open();
  await tries('');
  expect(await buyer.hears('Enter a promo')).toContain('assertive: Enter a promo code.');
});

it('goes back to the link when the panel is left with Escape', async () => {
  await buyer.open();
  await tries('');
  await buyer.press('Escape');
  expect(await buyer.hears('Enter Promo Code')).toContain('button, Enter Promo Code, not expanded');
});
