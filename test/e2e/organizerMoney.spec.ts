import { open, save } from './organizerPage';
import { pressAndClose } from './popup';
import { expect, test } from './providers';

const name = 'Stripe in Boston';

test('a processor is made and turned on; the service hands its keys over in its own window, and the page never has them', async ({
  page,
  providers,
}) => {
  await providers.world('conference');
  // What serves the page sends `/auth/{service}` on to the service (000 §2); here to one that is simulated.
  await page.context().route('**/auth/stripe?*', (route) => {
    const { search } = new URL(route.request().url());
    // On this step as well: without the header it would cut the window off from its opener.
    const headers = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };
    const location = `/auth/stripe/index.html${search}`;
    return route.fulfill({ status: 302, headers: { ...headers, location } });
  });
  await open(page, 'payment-processors', 'Payments');
  await page.getByRole('button', { name: 'New processor' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('radio', { name: 'Stripe' }).check();
  await page.getByRole('checkbox', { name: 'US Dollar (USD)' }).check();
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/payment-processors\/\d+$/);

  await page.getByRole('textbox', { name: 'Public key' }).fill('pk_live_bostonOffice');
  await page.getByLabel('Secret key').fill('sk_live_verysecretOffice');
  await page.getByRole('button', { name: 'Save keys' }).click();
  await expect(page.getByText(/The public key ends in fice/)).toBeVisible();
  await expect(page.getByLabel('Secret key')).toHaveValue('');
  await page.getByRole('switch', { name: 'Accept payments' }).click();
  await save(page);
  await expect(page.getByText('On', { exact: true })).toBeVisible();

  const connect = page.getByRole('button', { name: 'Connect Stripe' });
  const answer = async (choice: string) => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), connect.click()]);
    await pressAndClose(popup, choice);
  };
  await answer('Refuse');
  await expect(page.getByRole('alert')).toContainText('Stripe could not be connected');
  await expect(page.getByText(/The public key ends in fice/)).toBeVisible();
  await answer('Allow');
  await expect(page.getByText(/^Stripe is connected/)).toBeVisible();
  await expect(page.getByText(/The public key ends in cted/)).toBeVisible();

  await page.getByRole('button', { name: 'All processors' }).click();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().includes('/paymentProcessor/search'));
  await page.reload();
  const text = await (await answered).text();
  expect(text).toContain('"publicKeyEnding":"cted"');
  for (const secret of ['verysecret', 'northlightConnected', 'sk_test_northlight']) {
    expect(text).not.toContain(secret);
    expect(await page.content()).not.toContain(secret);
  }
});
