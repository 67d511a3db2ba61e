import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { pressAndClose } from './popup';

const cookieName = '__Host-boxoffice-access-token';
const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === cookieName);

const noor = { first: 'Noor', last: 'Haddad', email: 'noor@papersmith.example' };

async function signUp(page: Page) {
  // Where to go on to is a path of this site, whatever the address says (FAULTS A09).
  await page.goto('/sign-in?next=https%3A%2F%2Fevil.example%2F');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/organizer');
  await page.goto('/reset-password?next=%2Forganizer%2Faccounts');
  const back = page.getByRole('link', { name: 'Back to sign in' });
  await expect(back).toHaveAttribute('href', '/sign-in?next=%2Forganizer%2Faccounts');
  await page.goto('/sign-up?next=%2Forganizer%2Faccounts');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('First name').fill(noor.first);
  await page.getByLabel('Last name').fill(noor.last);
  await page.getByLabel('Email').fill(noor.email);
  await page.getByLabel('Company').fill('Papersmith');
  await page.getByLabel('Password', { exact: true }).fill('paper and two scissors');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/organizer/account');
}

/** What the page asks the browser to open. */
async function watchWindows(page: Page) {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (url, target, features) => {
      document.documentElement.dataset['opened'] = features ?? '';
      return open(url, target, features);
    };
  });
  return () => page.locator('html').getAttribute('data-opened');
}

async function answer(page: Page, button: string, choice: string) {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  const size = await popup.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
  await pressAndClose(popup, choice);
  return size;
}

test('an organizer signs up, connects LinkedIn and PayPal by popup, and signs out', async ({
  page,
  context,
}) => {
  const opened = await watchWindows(page);
  await signUp(page);
  const rail = page.getByRole('banner').filter({ has: page.getByRole('navigation', { name: 'Organizer' }) });
  await expect(rail).toContainText('Noor Haddad');
  const token = await tokenOf(context);
  expect(token).toMatchObject({ path: '/', secure: true, sameSite: 'Lax', domain: 'localhost' });
  // Asked for 3650 days, which browsers cut to 400.
  expect((token?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(399 * 86_400);

  const main = page.getByRole('main');
  expect(await answer(page, 'Connect: LinkedIn', 'Share as Leïla Benali')).toEqual({
    width: 700,
    height: 645,
  });
  expect(await opened()).toContain('width=700,height=645');
  await expect(main.getByRole('status')).toHaveText('LinkedIn is connected.');
  expect(await answer(page, 'Connect: PayPal', 'Allow')).toEqual({ width: 960, height: 600 });
  expect(await opened()).toContain('width=960,height=600');
  await expect(main.getByRole('status')).toHaveText('PayPal is connected.');
  await answer(page, 'Connect: Salesforce sandbox', 'Refuse with code 4003');
  await expect(page.getByRole('alert')).toHaveText(
    'Salesforce sandbox could not be connectedSalesforce sandbox denied access. Error code 4003',
  );
  await page.reload();
  await expect(main.getByText(/^Connected since/)).toHaveCount(2);

  await rail.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await tokenOf(context)).toBeUndefined();
  await page.goto('/organizer/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();

  await page.getByLabel('Email').fill(noor.email);
  await page.getByLabel('Password', { exact: true }).fill('paper and two scissors');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/organizer/account');
  await expect(main.getByText(/^Connected since/)).toHaveCount(2);
});
