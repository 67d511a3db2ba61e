import { expect, test, type Page } from '@playwright/test';
import { buyerOn, callsOf, ticketsPath } from './buyer';
import { sitesOfWorker } from './sites';

test.beforeEach(({ request }) =>
  request.post(`${sitesOfWorker().backend}/control/reset`, {
    data: JSON.stringify({ scenario: 'conference' }),
  }),
);

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

  test('the list can be read in the language of the address; files are cached for good, the page until its list changes', async ({
    page,
    request,
    baseURL,
  }) => {
    // On a busy machine the very first page takes longer than its server waits for a list.
    await expect(async () => {
      await page.goto(ticketsPath);
      await expect(page).toHaveTitle(/^Northlight 2026/, { timeout: 1 });
    }).toPass();
    await expect(page.getByRole('row', { name: /General Admission/ })).toContainText('$180.00');
    await expect(page.getByRole('row', { name: /Student Day/ })).toContainText('Sold Out');
    const note = page.locator('noscript p');
    await expect(note).toContainText('Tickets can’t be ordered here without JavaScript.');
    await expect(note.locator('a')).toBeVisible();
    await expect(note.locator('a')).toHaveAttribute('href', 'mailto:hello@northlight.example');
    for (const [locale, dir] of [
      ['de', 'ltr'],
      ['ar', 'rtl'],
    ] as const) {
      await page.goto(`${ticketsPath}?locale=${locale}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expect(page.getByText('General Admission')).toBeVisible();
    }

    const answer = await request.get(ticketsPath);
    const html = await answer.text();
    const nonces = new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
    expect(nonces.size).toBe(1);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-encoding': 'br',
    });
    // With its styles in it, one packet of TCP's first window.
    expect(Number(answer.headers()['content-length'])).toBeLessThan(14_336);
    const policy = answer.headers()['content-security-policy'];
    expect(policy).toContain(`'nonce-${[...nonces][0] ?? ''}'`);
    expect(policy).not.toContain('unsafe-inline');
    const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec(html) ?? [];
    const file = await request.get(`${baseURL ?? ''}${script}`);
    expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');

    // An unknown event, an address that asks for more, a language without texts: left to the browser.
    for (const address of [
      '/widgets/tickets/9999',
      `${ticketsPath}?promo=EARLYBIRD`,
      `${ticketsPath}?locale=tlh`,
    ])
      expect(await (await request.get(address)).text()).toContain('<div id="root"></div>');
  });
});

test('the list is taken over as it stands, in each language and look; what is chosen before is kept and ordered', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const calls = callsOf(page);
  // Whether the site asks for consent is read with the first event, and is no part of the list.
  const ofList = () => calls.filter((call) => !call.endsWith('/cookie-consents/script'));
  for (const query of ['?locale=de&scheme=dark&preset=festival', '?locale=ar&utm_source=letter', '']) {
    const letScriptsIn = await withholdScripts(page);
    await page.goto(ticketsPath + query, { waitUntil: 'commit' });
    const first = await page.locator('select').first().elementHandle();
    letScriptsIn();
    await expect.poll(() => isTakenOver(page)).toBe(true);
    // What comes behind the list is there as well.
    await expect.poll(() => page.getByRole('list').count()).toBeGreaterThan(1);
    expect(await first.evaluate((select) => select.isConnected)).toBe(true);
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(ofList()).toEqual([]);

  const buyer = buyerOn(page);
  const letScriptsIn = await withholdScripts(page);
  await page.goto(ticketsPath, { waitUntil: 'commit' });
  await buyer.choose('General Admission', 2);
  await buyer.choose('Community Day', 1);
  await expect(total(page)).toContainText('$0.00');
  letScriptsIn();
  await expect(total(page)).toContainText('$378.80');
  await expect(total(page)).toContainText('3 tickets');
  await expect(total(page)).toHaveAttribute('aria-busy', 'false');
  await expect.poll(ofList).toEqual(['GET /api/v1/events/1001/tickets']);
  await buyer.choose('General Admission', 0);
  await buyer.order();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await buyer.agree();
  await buyer.payButton.click();
  await buyer.confirmed();
  expect(complaints).toEqual([]);
});
