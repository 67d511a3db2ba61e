import { expect, test, type Page } from '@playwright/test';
import { buyerOn, callsOf, ticketsPath } from './buyer';

/** What the browser complains about: what server and browser drew differently, and what the content policy forbade. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // Pictures and providers are elsewhere.
    const isElsewhere = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isElsewhere) complaints.push(message.text());
  });
  return complaints;
}

/** Keeps the scripts away until they are let through. */
async function withholdScripts(page: Page): Promise<() => void> {
  let letIn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return letIn;
}

/** React marks what it has taken over. */
const isTakenOver = (page: Page) =>
  page
    .locator('select')
    .first()
    .evaluate((select) => Object.keys(select).some((key) => key.startsWith('__reactProps')));
const total = (page: Page) => page.getByRole('status').filter({ hasText: /^Total/ });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be read, and it is said how to order', async ({ page }) => {
    await page.goto(ticketsPath);
    await expect(page).toHaveTitle(/^Northlight 2026/);
    await expect(page.getByRole('row', { name: /General Admission/ })).toContainText('$180.00');
    await expect(page.getByRole('row', { name: /Student Day/ })).toContainText('Sold Out');
    const said = page.locator('noscript p');
    await expect(said).toContainText('Tickets can’t be ordered here without JavaScript.');
    await expect(said.locator('a')).toBeVisible();
    await expect(said.locator('a')).toHaveAttribute('href', 'mailto:hello@northlight.example');
  });

  for (const [locale, dir] of [
    ['de', 'ltr'],
    ['ar', 'rtl'],
  ] as const)
    test(`it comes in the language of the address: ${locale}`, async ({ page }) => {
      await page.goto(`${ticketsPath}?locale=${locale}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expect(page.getByText('General Admission')).toBeVisible();
    });
});

for (const query of ['', '?locale=de&scheme=dark&preset=festival', '?locale=ar&utm_source=letter'])
  test(`is taken over as it stands, and nothing is asked for: ${query || 'plain'}`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const calls = callsOf(page);
    const letScriptsIn = await withholdScripts(page);
    await page.goto(ticketsPath + query, { waitUntil: 'commit' });
    const first = await page.locator('select').first().elementHandle();
    letScriptsIn();
    await expect.poll(() => isTakenOver(page)).toBe(true);
    // What comes behind the list is there as well.
    await expect.poll(() => page.getByRole('list').count()).toBeGreaterThan(1);
    expect(await first.evaluate((select) => select.isConnected)).toBe(true);
    expect(calls).toEqual([]);
    expect(complaints).toEqual([]);
  });

test('what is chosen before the scripts come is kept, priced and can be ordered', async ({ page }) => {
  const complaints = complaintsOf(page);
  const calls = callsOf(page);
  const buyer = buyerOn(page);
  const letScriptsIn = await withholdScripts(page);
  await page.goto(ticketsPath, { waitUntil: 'commit' });
  await buyer.choose('General Admission', 2);
  await buyer.choose('Community Day', 1);
  await expect(total(page)).toContainText('$0.00');
  letScriptsIn();
  await expect(total(page)).toContainText('$378.80');
  await expect(total(page)).toContainText('3 tickets');
  await expect(page.getByRole('combobox', { name: 'Quantity: General Admission' })).toHaveValue('2');
  await expect(total(page)).toHaveAttribute('aria-busy', 'false');
  expect(calls).toEqual(['GET /api/v1/events/1001/tickets']);
  await buyer.order();
  expect(complaints).toEqual([]);
});

test('an order is made from it', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.open();
  await buyer.choose('Community Day', 1);
  await buyer.order();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await buyer.agree();
  await buyer.payButton.click();
  await buyer.confirmed();
});

test('its files are kept for good, its pages never', async ({ request, baseURL }) => {
  const page = await request.get(ticketsPath);
  const html = await page.text();
  const nonces = new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
  expect(nonces.size).toBe(1);
  expect(page.headers()).toMatchObject({ 'cache-control': 'no-store', 'content-encoding': 'br' });
  expect(page.headers()['content-security-policy']).toContain(`'nonce-${[...nonces][0] ?? ''}'`);
  expect(page.headers()['content-security-policy']).not.toContain('unsafe-inline');
  const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec(html) ?? [];
  const file = await request.get(`${baseURL ?? ''}${script}`);
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

for (const [what, address] of [
  ['an event that the backend does not know', '/widgets/tickets/9999'],
  ['an address that asks for more', `${ticketsPath}?promo=EARLYBIRD`],
  ['a language without texts of its own', `${ticketsPath}?locale=tlh`],
] as const)
  test(`${what} is left to the browser`, async ({ page, request }) => {
    expect(await (await request.get(address)).text()).toContain('<div id="root"></div>');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

test('values that were tampered with are not believed, and the list is asked for', async ({ page }) => {
  const calls = callsOf(page);
  await page.route(`**${ticketsPath}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"buyerPrice":', '"buyerPrice":"0","was":');
    await route.fulfill({ response, body });
  });
  await page.goto(ticketsPath);
  await expect.poll(() => calls).toContain('GET /api/v1/events/1001/tickets');
  await expect(page.getByRole('row', { name: /General Admission/ })).toContainText('$180.00');
});
