import type { Page } from '@playwright/test';
import { paymentNeeds } from '../../host-app/csp.mjs';
import { cards } from './buyer';
import { expect, test } from './providers';
import { sitesOfWorker } from './sites';

const { page: tickets, partner } = sitesOfWorker();
const inline = '/plain-html/inline.html';

/**
 * The element in the partner's page, whose policy goes by nonces and allows Stripe. Answers the nonce. Names below `localhost` are known
 * to browsers alone, so the page is fetched by its port.
 */
async function openInline(page: Page, query = ''): Promise<string> {
  await page.route(`${tickets}/**`, (route) => route.continue());
  let nonce = '';
  await page.route(`${partner}${inline}*`, async (route) => {
    const { port } = new URL(partner);
    const response = await route.fetch({ url: `http://127.0.0.1:${port}${inline}`, maxRetries: 3 });
    const policy = response.headers()['content-security-policy'] ?? '';
    nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    const allowed: Record<string, readonly string[] | undefined> = {
      ...paymentNeeds.stripe,
      'style-src': [`'nonce-${nonce}'`],
    };
    const wider = policy
      .split('; ')
      .map((directive) => [directive, ...(allowed[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
      .join('; ');
    const body = (await response.text())
      .replace('<script', `<script nonce="${nonce}"`)
      .replace('mode="inline"', `mode="inline" page="${tickets}"`);
    await route.fulfill({ body, contentType: 'text/html', headers: { 'content-security-policy': wider } });
  });
  await page.goto(`${inline}${query}`);
  return nonce;
}

/** Providers come back to pages of the ticket site or to the partner's own: whoever paid must read so here. */
test('F92: the element, inline, under a policy of nonces: a card that the bank asks about is charged once', async ({
  buyer,
  page,
  providers,
}) => {
  const nonce = await openInline(page);
  await buyer.choose('General Admission', 1);
  await buyer.order();
  await buyer.fillAll(cards.challenge);
  await buyer.payButton.click();
  const bank = page.getByRole('dialog').locator('iframe').contentFrame();
  await expect(bank.getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  // What is written by scripts is written with the nonce; a style without it would be an offence.
  const nonces = await page.locator('style').evaluateAll((styles) => styles.map((style) => style.nonce));
  expect(new Set(nonces)).toEqual(new Set([nonce]));
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Your Registration Details')).toBeVisible();
  const { intents, orders } = await providers.state();
  expect([intents.map(({ charges }) => charges), orders.length]).toEqual([[1], 1]);
});

test('F92: the element, inline: who paid at PayPal comes back to the partner’s page, and reads so', async ({
  buyer,
  page,
  providers,
}) => {
  await providers.world('payPal');
  await openInline(page, '?page_id=7');
  await buyer.choose('General Admission', 1);
  await buyer.order();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await buyer.agree();
  await buyer.payButton.click();
  await page.waitForURL('https://www.paypal.com/**');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL(`${partner}${inline}?page_id=7**`);
  await expect(page.getByText('Your Registration Details')).toBeVisible();
  expect(page.url()).toBe(`${partner}${inline}?page_id=7`);
});
