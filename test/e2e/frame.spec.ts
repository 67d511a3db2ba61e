import type { FrameLocator, Page } from '@playwright/test';
import { robin, ticketsPath } from './buyer';
import { fillIn } from './partnerPage';
import { expect, test } from './providers';

const festival = 'https://festival.example';
const applied = 'Your promo code has been successfully applied.';

interface PostedMessage {
  type: string;
  version?: number;
  height?: number;
  step?: string;
}
interface Around {
  posted?: PostedMessage[];
  post?: (type: string, payload?: object) => void;
}

const postedTo = (page: Page) => page.evaluate(() => (globalThis as Around).posted ?? []);
const post = (page: Page, type: string, payload: object = {}) =>
  page.evaluate(([name, content]) => (globalThis as Around).post?.(name, content), [type, payload] as const);
const frameOf = (page: Page) => page.frameLocator('iframe[title="Tickets"]');
const quantity = (frame: FrameLocator) => frame.getByRole('combobox', { name: 'Quantity: Community Day' });
const heights = async (page: Page) =>
  (await postedTo(page)).flatMap(({ type, height }) => (type === 'resized' && height ? [height] : []));
const heightNow = (page: Page) => page.locator('iframe').evaluate((frame) => frame.clientHeight);
const contentNow = (frame: FrameLocator) =>
  frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));

/** Lets the page draw some frames: a machine that is slow draws them later, so that no time is guessed. */
const drawFrames = (page: Page, count: number) =>
  page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        const draw = (rest: number) => {
          if (rest === 0) resolve();
          else requestAnimationFrame(() => draw(rest - 1));
        };
        draw(left);
      }),
    count,
  );

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
  await fillIn(frame);
}
const send = (frame: FrameLocator) =>
  frame
    .getByRole('form', { name: 'Registration Information' })
    .getByRole('button', { name: /^Register\b/ })
    .click();

test.beforeEach(({ providers }) => providers.world('conference'));

test('the frame is as tall as what is in it, grows and shrinks with it, and comes to rest', async ({
  page,
  baseURL,
}) => {
  const frame = await openFramed(page, baseURL);
  const whole = frame.getByRole('heading', { name: 'Also Attending' });
  const fits = async () => {
    await expect.poll(async () => (await heightNow(page)) - (await contentNow(frame))).toBe(0);
    return heightNow(page);
  };
  await expect(whole).toBeVisible();
  const list = await fits();
  await quantity(frame).selectOption('1');
  await frame.getByRole('button', { name: /^Register\b/ }).click();
  await expect(frame.getByRole('group', { name: 'Attendee 1' })).toBeVisible();
  const form = await fits();
  await frame.getByRole('button', { name: 'Back to ticket selection' }).click();
  await expect(whole).toBeVisible();
  const again = await fits();
  expect(form).not.toBe(list);
  expect(again).toBe(list);
  const before = await heights(page);
  await drawFrames(page, 30);
  expect(await heights(page)).toEqual(before);
  expect(await frame.locator('html').evaluate((root) => root.scrollHeight > root.clientHeight)).toBe(false);
});

test('the page around fills the form in, changes language and look, applies a code, and closes: tickets go back (A15)', async ({
  page,
  providers,
  baseURL,
}) => {
  const prefill = encodeURIComponent(JSON.stringify({ firstName: robin.first, email: robin.email }));
  const frame = await openFramed(page, baseURL, `?tickets=3009#prefill=${prefill}`);
  await expect(frame.getByRole('combobox', { name: /^Quantity/ })).toHaveCount(1);
  expect(await frame.locator('body').evaluate(() => location.href)).not.toContain('prefill');
  await post(page, 'setLocale', { locale: 'de' });
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
  await expect(frame.getByRole('combobox', { name: /Community Day/ })).toBeVisible();
  await post(page, 'setLocale', { locale: 'en' });
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  await post(page, 'setScheme', { scheme: 'dark' });
  await expect(frame.locator('[data-theme="dark"]').first()).toBeVisible();
  await post(page, 'setPromotionCode', { code: 'LANTERN20' });
  await expect(frame.getByText(applied)).toBeVisible();
  await post(page, 'setPromotionCode', { code: '' });
  await expect(frame.getByText(applied)).toHaveCount(0);
  await quantity(frame).selectOption('1');
  await frame.getByRole('button', { name: /^Register\b/ }).click();
  const attendee = frame.getByRole('group', { name: 'Attendee 1' });
  await expect(attendee.getByRole('textbox', { name: /^Email/i })).toHaveValue(robin.email);
  // The form's top is brought into view by the page around; nobody's email or name was told to it.
  const messages = await postedTo(page);
  expect(messages.map(({ type }) => type)).toContain('scrollToTop');
  expect(JSON.stringify(messages)).not.toMatch(new RegExp(`or_|${robin.email}|LANTERN20`, 'i'));
  await post(page, 'close');
  await expect
    .poll(async () => (await providers.state()).holds.map(({ status }) => status))
    .toEqual(['released']);
});

test('A22: an order button under a cover sends nothing, and sends once the cover has gone', async ({
  page,
  providers,
  baseURL,
}) => {
  providers.play('festival', { covers: true });
  const frame = await openFramed(page, baseURL);
  await register(frame);
  await drawFrames(page, 30);
  await send(frame);
  await expect(frame.getByRole('alert').filter({ hasText: 'Your order was not sent' })).toBeVisible();
  expect((await providers.state()).orders).toEqual([]);
  await page.evaluate(() => document.getElementById('cover')?.remove());
  // Half a second after the cover has gone a press counts; sixty frames take a second or more.
  await drawFrames(page, 60);
  await send(frame);
  await expect(frame.getByText('Your Registration Details')).toBeVisible();
});
