import { expect, test, type BrowserContext, type Page } from '@playwright/test';

const cookieName = '__Host-boxoffice-access-token';
const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === cookieName);

const noor = { first: 'Noor', last: 'Haddad', email: 'noor@papersmith.example' };

async function signUp(page: Page) {
  await page.goto('/sign-up?next=%2Forganizer%2Faccounts');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('First name').fill(noor.first);
  await page.getByLabel('Last name').fill(noor.last);
  await page.getByLabel('Email').fill(noor.email);
  await page.getByLabel('Company').fill('Papersmith');
  await page.getByLabel('Password', { exact: true }).fill('paper and two scissors');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/organizer/accounts');
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

/** The window closes itself, maybe before the click is told to have been one. */
async function pressAndClose(popup: Page, choice: string) {
  const closed = popup.waitForEvent('close');
  await popup
    .getByRole('button', { name: choice })
    .click()
    .catch((error: unknown) => {
      if (!popup.isClosed()) throw error;
    });
  await closed;
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
  await page.reload();
  await expect(main.getByText(/^Connected since/)).toHaveCount(2);

  await rail.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await tokenOf(context)).toBeUndefined();
  await page.goto('/organizer/accounts');
  await expect(main.getByRole('heading', { name: 'Sign in to connect accounts' })).toBeVisible();

  await main.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(noor.email);
  await page.getByLabel('Password', { exact: true }).fill('paper and two scissors');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/organizer/accounts');
  await expect(main.getByText(/^Connected since/)).toHaveCount(2);
});

test('every service has an authorization page, which may refuse', async ({ page }) => {
  await page.goto('/organizer/accounts');
  for (const service of [
    ...['Stripe', 'Eventbrite', 'Twitter', 'Facebook', 'Salesforce', 'Salesforce sandbox', 'Mailchimp'],
  ]) {
    await answer(page, `Connect: ${service}`, 'Refuse with code 4003');
    await expect(page.getByRole('alert')).toHaveText(
      `${service} could not be connected${service} did not allow it. Error code 4003`,
    );
  }
});

test('F53: a blocked window becomes a link that does the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/organizer/accounts');
  const button = page.getByRole('button', { name: 'Connect: Mailchimp' });
  await button.click();
  await expect(button).not.toHaveAttribute('aria-busy');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^Open Mailchimp by this link/ }).click(),
  ]);
  await pressAndClose(popup, 'Allow');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Mailchimp is connected.');
});

test('F54: a closed window lets the button be pressed again', async ({ page }) => {
  await page.goto('/organizer/accounts');
  const button = page.getByRole('button', { name: 'Connect: Stripe' });
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await popup.close();
  await expect(page.getByText('The Stripe window was closed. Nothing has changed.').last()).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('A09: where to go on to is a path of this site, whatever the address says', async ({ page }) => {
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/organizer');
  }
  await page.goto('/reset-password?next=%2Forganizer%2Faccounts');
  const back = page.getByRole('link', { name: 'Back to sign in' });
  await expect(back).toHaveAttribute('href', '/sign-in?next=%2Forganizer%2Faccounts');
});

test('a forgotten password is chosen anew by the link of the mail, once', async ({ page }) => {
  await page.goto('/reset-password/reset-of-wren-feb-12');
  await page.getByLabel('New password', { exact: true }).fill('wren on a boat');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved')).toBeVisible();
  await page.reload();
  await page.getByLabel('New password', { exact: true }).fill('wren on a boat');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
});
