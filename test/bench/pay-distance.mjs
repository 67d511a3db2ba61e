// How far down a phone's page the order button stands for two attendees by card, in the built host app with its demo backend at 360 px:
// `npm run bench:pay`. Measured as the form opens, and once the buyer, who is attendee 1, has answered for both. Then the order is paid, and what
// that took is counted: fields that were typed or chosen in, and clicks. By the mouse, a field is clicked as well.
import { chromium } from 'playwright';
import { preview } from 'vite';
import { browserArguments } from '../../scripts/browser-arguments.mjs';

/** Half of what it was at first. */
const most = 1_529;

const heightsOf = (form) =>
  form.evaluate((element) => {
    const topOf = (part) => Math.round(part.getBoundingClientRect().top + scrollY);
    const parts = [...element.querySelectorAll('header, section')].map((part) => [
      (part.querySelector('h2, h3') ?? part).textContent.trim().slice(0, 40),
      Math.round(part.getBoundingClientRect().height),
    ]);
    return { parts, pay: topOf(element.querySelector('button[type=submit]')), start: topOf(element) };
  });

const print = (title, { parts, pay, start }) => {
  console.log(`\n${title}: ${pay} px before the order button`);
  for (const [name, height] of [['Above the form', start], ...parts])
    console.log(`  ${String(height).padStart(5)} px  ${name}`);
};

const server = await preview({ root: 'host-app', logLevel: 'error', preview: { port: 0 } });
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });
const { port } = server.httpServer.address();
const counted = { fields: 0, clicks: 0 };
const fillIn = (field, answer) => {
  counted.fields += 1;
  return field.fill(answer);
};
const press = (control) => {
  counted.clicks += 1;
  return control.click();
};

try {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.goto(`http://localhost:${port}/widgets/tickets/1001`);
  counted.fields += 1;
  await page.getByRole('combobox', { name: 'Quantity: General Admission' }).selectOption('2');
  await press(page.getByRole('button', { name: /^Order Now/ }));
  const form = page.getByRole('form', { name: 'Registration Information' });
  const attendee = (number) => form.getByRole('group', { name: `Attendee ${number}` });
  await attendee(2).waitFor();
  // In the place of the provider's frames there are fields of their height.
  await form.getByRole('textbox', { name: 'Full name' }).waitFor();
  print('As it opens', await heightsOf(form));

  const fill = async (part, answers) => {
    for (const [name, answer] of answers) await fillIn(part.getByRole('textbox', { name }), answer);
  };
  const nameAndEmail = (first, last, email) => [
    [/^First name/i, first],
    [/^Last name/i, last],
    [/^Email/, email],
  ];
  const buyer = form.getByRole('region', { name: 'Your Information' });
  await fill(buyer, nameAndEmail('Amara', 'Osei', 'amara@tidewater.example'));
  await press(buyer.getByRole('checkbox', { name: 'I am attendee 1' }));
  await fill(attendee(2), nameAndEmail('Jonas', 'Lindqvist', 'jonas@kolonn.example'));
  await form.getByRole('textbox', { name: 'Full name' }).focus();
  await attendee(2).getByRole('button', { name: /^Edit/ }).waitFor();
  const answered = await heightsOf(form);
  print('With the answers of both attendees', answered);
  if (answered.pay > most) {
    console.log(`  more than ${most} px`);
    process.exitCode = 1;
  }

  await fill(form, [
    ['Credit or debit card number', '4242424242424242'],
    ['Credit or debit card expiration date', '12 / 34'],
    ['Credit or debit card CVC/CVV', '123'],
    ['Full name', 'Amara Osei'],
  ]);
  const bill = form.getByRole('region', { name: 'Billing Information' });
  await fillIn(bill.getByRole('combobox', { name: /^Country/ }), 'United States');
  await press(page.getByRole('option', { name: 'United States', exact: true }));
  await fill(bill, [
    [/^Address/, '1 Pier Road'],
    [/^City/, 'Boston'],
    [/^Zip/, '02110'],
  ]);
  await press(form.getByRole('checkbox', { name: /^I agree/ }));
  await press(form.getByRole('button', { name: /^Order Now/ }));
  await page.waitForURL(/confirmationMessage/);
  console.log(`\nTwo tickets paid by card: ${counted.fields} fields, ${counted.clicks} clicks`);
} finally {
  await browser.close();
  await server.close();
}
