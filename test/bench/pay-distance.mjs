// How far down a phone's page the order button stands for two attendees by card, in the built host app with its demo backend at 360 px:
// `npm run bench:pay`. Measured as the form opens, and once the buyer, who is attendee 1, has answered for both.
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
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.goto(`http://localhost:${port}/widgets/tickets/1001`);
  await page.getByRole('combobox', { name: 'Quantity: General Admission' }).selectOption('2');
  await page.getByRole('button', { name: /^Order Now/ }).click();
  const form = page.getByRole('form', { name: 'Registration Information' });
  const attendee = (number) => form.getByRole('group', { name: `Attendee ${number}` });
  await attendee(2).waitFor();
  // In the place of the provider's frames there are fields of their height.
  await form.getByRole('textbox', { name: 'Full name' }).waitFor();
  print('As it opens', await heightsOf(form));

  const fill = async (part, answers) => {
    for (const [name, answer] of answers) await part.getByRole('textbox', { name }).fill(answer);
  };
  const nameAndEmail = (first, last, email) => [
    [/^First name/i, first],
    [/^Last name/i, last],
    [/^Email/, email],
  ];
  const buyer = form.getByRole('region', { name: 'Your Information' });
  await fill(buyer, nameAndEmail('Amara', 'Osei', 'amara@tidewater.example'));
  await buyer.getByRole('checkbox', { name: 'I am attendee 1' }).check();
  await fill(attendee(2), nameAndEmail('Jonas', 'Lindqvist', 'jonas@kolonn.example'));
  await form.getByRole('textbox', { name: 'Full name' }).focus();
  await attendee(2).getByRole('button', { name: /^Edit/ }).waitFor();
  const answered = await heightsOf(form);
  print('With the answers of both attendees', answered);
  if (answered.pay > most) {
    console.log(`  more than ${most} px`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.close();
}
