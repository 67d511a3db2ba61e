// How many clicks an organizer needs for what they do most, in the built host app with its demo backend at 1280 px, by mouse:
// `npm run bench:clicks`. Typing into a field that has the focus already is none; a field that has to be clicked first is.
import { chromium } from 'playwright';
import { preview } from 'vite';
import { browserArguments } from '../../scripts/browser-arguments.mjs';

const event = '/organizer/events/1001';
const named = (name) => ({ name, exact: true });

/** Each begins where an organizer begins. `most` is the count it may not rise above. */
const flows = {
  'set up an event: name, dates, a ticket type, site with a page published': {
    path: '/organizer/events',
    most: 20,
    async run({ click, type, page }) {
      const main = page.getByRole('main');
      const dashboard = page.getByRole('navigation', { name: 'Organizer' });
      await click(page.getByRole('link', named('New event')));
      await type(page.getByRole('textbox', { name: 'Event name' }), 'Maps after Dark');
      for (const [end, keys] of [
        [/^Starts/, '091720270630p'],
        [/^Ends/, '091720270900p'],
      ])
        await type(page.getByRole('group', { name: end }).getByRole('spinbutton').first(), keys);
      await click(page.getByRole('button', named('Create event')));
      await page.getByRole('heading', { level: 1, name: 'Event settings' }).waitFor();
      await click(dashboard.getByRole('button', named('Sales')));
      await click(dashboard.getByRole('link', named('Dashboard')));
      await click(main.getByRole('link', { name: /^Create a ticket type/ }));
      await click(main.getByRole('link', named('Create ticket type')));
      await type(page.getByRole('textbox', named('Ticket name')), 'Evening ticket');
      await type(page.getByRole('textbox', named('Price')), '20.00');
      await click(page.getByRole('button', named('Save')));
      await page.getByRole('group', { name: 'Evening ticket' }).waitFor();
      await click(dashboard.getByRole('link', named('Dashboard')));
      await click(main.getByRole('link', { name: /^Publish the site/ }));
      await click(main.getByRole('button', named('Add page')).first());
      await type(page.getByRole('dialog').getByRole('textbox').first(), 'Home');
      await click(page.getByRole('dialog').getByRole('button').last());
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await click(main.getByRole('button', named('Publish')));
      await click(page.getByRole('dialog').getByRole('button', named('Publish')));
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  'refund an order from the dashboard': {
    path: `${event}/dashboard`,
    most: 3,
    async run({ click, page }) {
      await click(page.getByRole('link', named('2000-4817')));
      await click(page.getByRole('button', named('Refund')));
      await click(page.getByRole('dialog', { name: /^Refund/ }).getByRole('button', { name: /^Refund / }));
      await page.getByText('The refund is on its way.').waitFor();
    },
  },
  'find one order among 10,000, and open it': {
    path: `${event}/orders?scenario=largeEvent`,
    most: 2,
    async run({ click, type, page }) {
      await type(page.getByRole('searchbox', { name: 'Search orders' }), '2000-7777');
      await click(page.getByRole('link', { name: 'Open order 2000-7777' }));
      await page.getByRole('complementary', { name: '2000-7777' }).waitFor();
    },
  },
  'email everybody, from a template': {
    path: `${event}/emails`,
    most: 10,
    async run({ click, type, page }) {
      const dialog = page.getByRole('dialog');
      await click(page.getByRole('button', named('New email')));
      await type(dialog.getByRole('textbox', { name: 'Name' }), 'Ferry times');
      await click(dialog.getByRole('combobox', { name: 'Start from' }));
      await click(page.getByRole('option', { name: 'News' }));
      await click(dialog.getByRole('button', named('Create')));
      await type(page.getByRole('textbox', { name: 'Subject' }), 'The last ferry');
      await click(page.getByRole('tab', { name: 'Audience' }));
      await click(page.getByRole('radio', { name: 'Immediately' }));
      await click(page.getByRole('button', named('Publish')));
      await click(dialog.getByRole('button', named('Publish')));
      await page.getByText(/^Sent on /).waitFor();
    },
  },
  'correct the name of an attendee, from the dashboard': {
    path: `${event}/dashboard`,
    most: 4,
    async run({ click, type, page }) {
      await click(page.getByRole('link', named('2000-4817')));
      await click(page.getByRole('button', { name: /^Edit: / }).first());
      const dialog = page.getByRole('dialog');
      await type(dialog.getByRole('textbox', { name: /^First name/ }), 'Noor');
      await click(dialog.getByRole('button', named('Save')));
      await dialog.waitFor({ state: 'detached' });
    },
  },
  'add a speaker with a photo': {
    path: `${event}/speakers`,
    most: 6,
    async run({ click, type, page }) {
      await click(page.getByRole('link', { name: 'Add speaker' }).first());
      await type(page.getByRole('textbox', named('First name')), 'Noor');
      await type(page.getByRole('textbox', named('Last name')), 'Vale');
      const chooser = page.waitForEvent('filechooser');
      await click(page.getByText('Choose an image').first());
      await (await chooser).setFiles('test/stories/pictures/sheets/registration/Help.png');
      await click(page.getByRole('dialog').getByRole('button').last());
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await click(page.getByRole('button', named('Save')));
      await page.getByRole('button', { name: /^Noor Vale/ }).waitFor();
    },
  },
};

const server = await preview({ root: 'host-app', logLevel: 'error', preview: { port: 0 } });
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });
const { port } = server.httpServer.address();
try {
  for (const [name, { path, most, run }] of Object.entries(flows)) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    let clicks = 0;
    const click = async (control) => {
      await control.click();
      clicks += 1;
    };
    /** Into a field that has the focus by itself, or has to be clicked first; in place of what it holds. */
    const type = async (field, keys) => {
      await field.waitFor();
      if (!(await field.evaluate((element) => element === document.activeElement))) await click(field);
      if (await field.evaluate((element) => 'select' in element)) await page.keyboard.press('Control+a');
      await page.keyboard.type(keys);
    };
    await page.goto(`http://localhost:${port}${path}`);
    await run({ click, type, page });
    console.log(`  ${String(clicks).padStart(3)} clicks  ${name}`);
    if (clicks > most) {
      console.log(`      more than ${most}`);
      process.exitCode = 1;
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
