import { expect, test, type Page } from '@playwright/test';
import { buyerOn, ticketsPath } from './buyer';
import { backend, begin, isSaved, newPage, open, save } from './organizerPage';

/** All meet the same backend. */
test.afterEach(async ({ request }) => {
  await begin(request, 'conference');
});

test('what an organizer says of tax is what buyers pay', async ({ browser, baseURL }) => {
  const [organizer, buyer] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  await open(organizer, 'sale', 'Tax and checkout');
  await organizer.getByRole('textbox', { name: 'Rate' }).fill('10');
  await organizer.getByRole('textbox', { name: 'Name', exact: true }).fill('City tax');
  await expect(organizer.getByText('$110.00')).toBeVisible();
  await organizer.keyboard.press('Control+s');
  await isSaved(organizer);

  await buyer.goto(ticketsPath);
  await buyerOn(buyer).toForm();
  await expect(buyer.getByText(/City tax.*10/).first()).toBeVisible();
});

test('an invoice is from whom the organizer says, set by the keyboard alone', async ({
  browser,
  baseURL,
}) => {
  const [organizer, buyer] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  await open(organizer, 'invoices', 'Invoices');
  const company = organizer.getByRole('textbox', { name: 'Registered company' });
  await company.focus();
  await organizer.keyboard.press('Control+a');
  await organizer.keyboard.type('Northlight Events Inc.');
  await organizer.keyboard.press('Tab');
  await organizer.keyboard.press('Control+a');
  await organizer.keyboard.type('1 Long Wharf, Boston');
  const preview = organizer.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Northlight Events Inc.')).toBeVisible();
  await organizer.keyboard.press('Control+s');
  await isSaved(organizer);

  await buyer.goto('/77/events/1001/invoicePreview?preview=true&type=payByInvoice');
  await expect(buyer.getByText('Northlight Events Inc.')).toBeVisible();
  await expect(buyer.getByText('1 Long Wharf, Boston')).toBeVisible();
});

test('of two organizers who save invoice data at once, the second is told and loses nothing', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  for (const page of [first, second]) await open(page, 'invoices', 'Invoices');
  const company = (page: Page) => page.getByRole('textbox', { name: 'Registered company' });
  await company(first).fill('The first company');
  await save(first);
  await isSaved(first);
  await company(second).fill('The second company');
  await second.getByRole('switch', { name: 'Preview before ordering' }).click();
  await save(second);
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('The first company');
  await expect(dialog).toContainText('The second company');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await isSaved(second);
  await expect(company(second)).toHaveValue('The second company');
});

test('a processor is made, given its keys and turned on; nobody reads them again', async ({
  page,
  request,
}) => {
  const name = 'Stripe in Boston';
  await open(page, 'payments', 'Payments');
  await page.getByRole('button', { name: 'New processor' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('radio', { name: 'Stripe' }).check();
  await page.getByRole('checkbox', { name: 'US Dollar (USD)' }).check();
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/payments\/\d+$/);

  await page.getByRole('textbox', { name: 'Public key' }).fill('pk_live_bostonOffice');
  await page.getByLabel('Secret key').fill('sk_live_verysecretOffice');
  await page.getByRole('button', { name: 'Save keys' }).click();
  await expect(page.getByText(/The public key ends in fice/)).toBeVisible();
  await expect(page.getByLabel('Secret key')).toHaveValue('');
  await page.getByRole('switch', { name: 'Takes money' }).click();
  await save(page);
  await expect(page.getByText('On', { exact: true })).toBeVisible();

  const found = await request.post(`${backend}/api/paymentProcessor/search?accountId=77`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: {},
  });
  const text = await found.text();
  expect(text).toContain(name);
  expect(text).not.toContain('verysecret');
  expect(await page.content()).not.toContain('verysecret');

  await page.getByRole('button', { name: 'All processors' }).click();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
});

test('a service hands the keys over in its own window; the page never tells them', async ({
  page,
  request,
}) => {
  // What serves the page sends `/auth/{service}` on to the service (000 §2); here to one that is played.
  await page.context().route('**/auth/stripe?*', (route) => {
    const { search } = new URL(route.request().url());
    // Said on the way as well: a step without it would cut the window off from its opener.
    const headers = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };
    const location = `/auth/stripe/index.html${search}`;
    return route.fulfill({ status: 302, headers: { ...headers, location } });
  });
  await open(page, 'payments', 'Payments');
  await page.getByRole('button', { name: 'Open processor Stripe, test mode' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stripe, test mode' })).toBeVisible();
  const connect = page.getByRole('button', { name: 'Connect Stripe' });
  const answer = async (choice: string) => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), connect.click()]);
    await popup.getByRole('button', { name: choice, exact: true }).click();
  };
  await answer('Refuse');
  await expect(page.getByRole('alert')).toContainText('Stripe could not be connected');
  await expect(page.getByText(/The public key ends in fice/)).toBeVisible();

  await answer('Allow');
  await expect(page.getByText(/^Stripe is connected/)).toBeVisible();
  await expect(page.getByText(/The public key ends in cted/)).toBeVisible();
  expect(await page.content()).not.toContain('sk_test_northlight');
  const found = await request.post(`${backend}/api/paymentProcessor/search?accountId=77`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: {},
  });
  const text = await found.text();
  expect(text).toContain('"publicKeyEnding":"cted"');
  expect(text).not.toContain('northlightConnected');
});
