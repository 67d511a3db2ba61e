import { expect, it } from 'vitest';
import { backendInTests } from '../../mocks/backend';
import { listening } from './listening';

const { backend, client } = backendInTests();
const buyer = listening({ backend, client });

async function orders() {
  await buyer.tabTo(buyer.orderButton);
  await buyer.forget();
  await buyer.press('Enter');
}

it('says that nothing is chosen and goes to where it can be', async () => {
  await buyer.open();
  await orders();
  const said = await buyer.hears('Please select');
  expect(said).toContain('assertive: Please select at least one ticket.');
  expect(document.activeElement).toHaveAccessibleName('Quantity: General Admission');
});

it('interrupts with what became of a refused hold, and keeps focus and choice', async () => {
  await backend.setFaults({ holdTickets: { kind: 'refused', code: 4009 } });
  await buyer.open();
  await buyer.chooses('General Admission', 2);
  await buyer.hears('2 tickets');
  await orders();
  const said = await buyer.hears('could not be processed');
  expect(said).toContain('assertive: Your order could not be processed, please try again.');
  expect(document.activeElement).toHaveAccessibleName('Order Now');
  expect(document.querySelector('select')).toHaveValue('2');
});

it('offers the support address after a refused captcha, before the button in the order of Tab', async () => {
  await backend.setFaults({ holdTickets: { kind: 'refused', code: 4021 } });
  await buyer.open();
  await buyer.chooses('General Admission', 1);
  await buyer.hears('1 ticket');
  await orders();
  const said = await buyer.hears('reCAPTCHA');
  expect(said.find((phrase) => phrase.startsWith('assertive: '))).toMatch(/pass the reCAPTCHA check/);
  await buyer.press('Shift+Tab');
  await buyer.press('Shift+Tab');
  const heard = await buyer.hears('link, ');
  // The total may be announced at any moment.
  expect(heard.filter((phrase) => !phrase.startsWith('polite: '))).toEqual([
    'button, Dismiss',
    'link, hello@northlight.example',
  ]);
});

it('says that the list could not be read (F01), and leads from its button to the list', async () => {
  await backend.setFaults({ getTickets: { kind: 'html502', times: 1 } });
  await buyer.open('Try again');
  const read = await buyer.readToTheEnd();
  expect(read).toContain('alert');
  expect(read).toContain('heading, There was an error processing your request, level 3');
  expect(read.join()).not.toMatch(/Bad Gateway/);
  await buyer.tabTo('button, Try again');
  await buyer.press('Enter');
  await buyer.hears('combobox, Quantity: General Admission');
});
