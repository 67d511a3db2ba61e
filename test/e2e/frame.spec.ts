import type { FrameLocator, Page } from '@playwright/test';
import { robin, ticketsPath } from './buyer';
import { expect, test } from './providers';

const festival = 'https://festival.example';
const applied = 'Your promo code has been successfully applied.';

interface Told {
  type: string;
  version?: number;
  height?: number;
  step?: string;
}
interface Around {
  asked?: Told[];
  tell?: (type: string, payload?: object) => void;
}

const told = (page: Page) => page.evaluate(() => (globalThis as Around).asked ?? []);
const tell = (page: Page, type: string, payload: object = {}) =>
  page.evaluate(([name, content]) => (globalThis as Around).tell?.(name, content), [type, payload] as const);
const frameOf = (page: Page) => page.frameLocator('iframe[title="Tickets"]');
const quantity = (frame: FrameLocator) => frame.getByRole('combobox', { name: 'Quantity: Community Day' });
const heights = async (page: Page) =>
  (await told(page)).flatMap(({ type, height }) => (type === 'resized' && height ? [height] : []));
const heightNow = (page: Page) => page.locator('iframe').evaluate((frame) => frame.clientHeight);
const contentNow = (frame: FrameLocator) =>
  frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));

/** The ticket page in a frame of the festival's page. */
async function openFramed(page: Page, baseURL: string | undefined, rest = '') {
  const address = new URL(`${ticketsPath}${rest}`, baseURL);
  address.searchParams.set('parentOrigin', festival);
  await page.goto(`${festival}/?tickets=${encodeURIComponent(address.href)}`);
  const frame = frameOf(page);
  await expect(quantity(frame)).toBeVisible();
  return frame;
}

async function register(frame: FrameLocator) {
  // While prices are read again a choice does not count.
  await expect(async () => {
    await quantity(frame).selectOption('1');
    await expect(frame.getByRole('button', { name: /^Register\b/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await frame.getByRole('button', { name: /^Register\b/ }).click();
  const places = [
    frame.getByRole('group', { name: 'Attendee 1' }),
    frame.getByRole('region', { name: 'Your Information' }),
  ];
  for (const place of places) {
    await place.getByRole('textbox', { name: /^First name/i }).fill(robin.first);
    await place.getByRole('textbox', { name: /^Last name/i }).fill(robin.last);
    await place.getByRole('textbox', { name: /^Email/i }).fill(robin.email);
  }
  await frame.getByRole('checkbox', { name: /^I agree/ }).check();
}
const send = (frame: FrameLocator) =>
  frame
    .getByRole('form', { name: 'Registration Information' })
    .getByRole('button', { name: /^Register\b/ })
    .click();

test.beforeEach(({ providers }) => providers.world('conference'));

test('an order in a frame: the page around hears its steps and its number, and nobody’s name, email or token', async ({
  page,
  baseURL,
}) => {
  const carried: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    // What the backend is told is its business; addresses and referrers are everybody's.
    carried.push(request.url(), request.headers()['referer'] ?? '');
    if (origin === festival) carried.push(request.postData() ?? '');
  });
  const frame = await openFramed(page, baseURL, '?promo=LANTERN20');
  await expect(frame.getByText(applied)).toBeVisible();
  await register(frame);
  await send(frame);
  await expect(frame.getByText('Your Registration Details')).toBeVisible();

  const messages = await told(page);
  const steps = messages.flatMap(({ type, step }) => (type === 'step' ? [step] : []));
  expect(steps).toEqual(expect.arrayContaining(['selecting', 'registering', 'confirmed']));
  expect(messages.filter(({ type }) => type === 'orderConfirmed')).toEqual([
    expect.objectContaining({ version: 1, orderId: expect.stringMatching(/^\d+-\d+$/) }),
  ]);
  expect(messages.map(({ type }) => type)).toContain('scrollToTop');
  const secret = new RegExp(`or_|${robin.email}|${robin.last}|LANTERN20`, 'i');
  expect(JSON.stringify(messages)).not.toMatch(secret);
  const outside = carried.filter((text) => !text.includes('/api/') && !text.includes('LANTERN20'));
  expect(outside.join('\n')).not.toMatch(
    new RegExp(`or_|${robin.email}|${encodeURIComponent(robin.email)}`, 'i'),
  );
  expect(await page.locator('iframe').evaluate((element) => element.getAttribute('src'))).not.toMatch(/or_/);
});

test('the frame is as tall as what is in it, grows and shrinks with it, and comes to rest', async ({
  page,
  baseURL,
}) => {
  const frame = await openFramed(page, baseURL);
  const fits = async () => {
    await expect.poll(async () => (await heightNow(page)) - (await contentNow(frame))).toBe(0);
    return heightNow(page);
  };
  const list = await fits();
  await quantity(frame).selectOption('1');
  await frame.getByRole('button', { name: /^Register\b/ }).click();
  await expect(frame.getByRole('group', { name: 'Attendee 1' })).toBeVisible();
  const form = await fits();
  await frame.getByRole('button', { name: 'Back to ticket selection' }).click();
  await expect(quantity(frame)).toBeVisible();
  const again = await fits();
  expect(form).not.toBe(list);
  expect(again).toBe(list);
  const before = await heights(page);
  await page.waitForTimeout(1_000);
  expect(await heights(page)).toEqual(before);
  expect(await frame.locator('html').evaluate((root) => root.scrollHeight > root.clientHeight)).toBe(false);
});

test('the page around changes language and look, applies a code, and closes: tickets go back', async ({
  page,
  providers,
  baseURL,
}) => {
  const frame = await openFramed(page, baseURL);
  await tell(page, 'setLocale', { locale: 'de' });
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
  await expect(frame.getByRole('combobox', { name: /Community Day/ })).toBeVisible();
  await tell(page, 'setLocale', { locale: 'en' });
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  await tell(page, 'setScheme', { scheme: 'dark' });
  await expect(frame.locator('[data-theme="dark"]').first()).toBeVisible();
  await tell(page, 'setPromotionCode', { code: 'LANTERN20' });
  await expect(frame.getByText(applied)).toBeVisible();
  await tell(page, 'setPromotionCode', { code: '' });
  await expect(frame.getByText(applied)).toHaveCount(0);
  await quantity(frame).selectOption('1');
  await frame.getByRole('button', { name: /^Register\b/ }).click();
  await expect(frame.getByRole('form', { name: 'Registration Information' })).toBeVisible();
  await tell(page, 'close');
  await expect
    .poll(async () => (await providers.state()).holds.map(({ status }) => status))
    .toEqual(['released']);
});

test('A12: what another page, or another window, says to the frame is not heard', async ({
  page,
  baseURL,
}) => {
  const frame = await openFramed(page, baseURL);
  // A frame of a third origin beside it sends the very same message.
  await page.route('https://evil.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        const forged = { source: 'boxoffice', version: 1, type: 'setLocale', locale: 'ar' };
        parent.frames[0].postMessage(forged, '*');
        setTimeout(() => parent.postMessage('sent', '*'), 300);
      </script>`,
    }),
  );
  const sent = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener('message', ({ data }) => data === 'sent' && resolve(null)),
      ),
  );
  await page.evaluate(() => {
    const evil = document.createElement('iframe');
    evil.src = 'https://evil.example/';
    document.body.append(evil);
  });
  await sent;
  // The frame itself, from its own origin.
  await frame
    .locator('body')
    .evaluate(() =>
      window.postMessage({ source: 'boxoffice', version: 1, type: 'setLocale', locale: 'ar' }, '*'),
    );
  // And the page around, in words that are not of the protocol.
  await tell(page, 'setLocale', { locale: '<img>' });
  await tell(page, 'eval', { code: 'alert(1)' });
  await page.waitForTimeout(300);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
});

test('A22: a page that is not on the list can’t have the tickets in a frame', async ({ page, baseURL }) => {
  await page.route('https://evil.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe title="Tickets" src="${baseURL ?? ''}${ticketsPath}?parentOrigin=https://evil.example"></iframe>`,
    }),
  );
  await page.goto('https://evil.example/');
  await page.waitForTimeout(1_000);
  await expect(quantity(frameOf(page))).toHaveCount(0);
});

test('A22: an order button under a cover sends nothing, and sends once the cover has gone', async ({
  page,
  providers,
  baseURL,
}) => {
  providers.play('festival', { covers: true });
  const frame = await openFramed(page, baseURL);
  await register(frame);
  await page.waitForTimeout(500);
  await send(frame);
  await expect(frame.getByRole('alert').filter({ hasText: 'Your order was not sent' })).toBeVisible();
  expect((await providers.state()).orders).toEqual([]);
  await page.evaluate(() => document.getElementById('cover')?.remove());
  await page.waitForTimeout(1_000);
  await send(frame);
  await expect(frame.getByText('Your Registration Details')).toBeVisible();
});

test('A15: what the page knows of its visitor fills the form and leaves the address', async ({
  page,
  baseURL,
}) => {
  const prefill = encodeURIComponent(JSON.stringify({ firstName: robin.first, email: robin.email }));
  const frame = await openFramed(page, baseURL, `?tickets=3009#prefill=${prefill}`);
  const address = await frame.locator('body').evaluate(() => location.href);
  expect(address).not.toContain('prefill');
  await expect(frame.getByRole('combobox', { name: /^Quantity/ })).toHaveCount(1);
  await frame.getByRole('button', { name: /^Register\b/ }).click();
  const attendee = frame.getByRole('group', { name: 'Attendee 1' });
  await expect(attendee.getByRole('textbox', { name: /^Email/i })).toHaveValue(robin.email);
});
