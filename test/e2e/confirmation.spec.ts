import { expect, test } from '@playwright/test';

test('a preview shows what the organizer switched on; on paper there is nothing to press', async ({
  page,
}) => {
  await page.goto('/widgets/tickets/1001/2000-1/confirmationMessage/preview?scenario=confirmationRich');
  const main = page.getByRole('main');
  await expect(main.getByText('Preview', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(main.getByRole('img', { name: 'Northlight 2026' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Thank you, Alex Sample' })).toBeVisible();
  await expect(main.getByRole('link', { name: /JOIN THE COMMUNITY/ })).toHaveAttribute(
    'href',
    'https://community.northlight.example/2026',
  );
  const reported = await page.evaluate(() => (window as Window & { dataLayer?: unknown[] }).dataLayer ?? []);
  expect(reported).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('Order 2000-1')).toBeVisible();
  await expect(main.getByText('Harbour Hall, 1 Pier Road, Boston').first()).toBeVisible();
  await expect(main.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /JOIN|Manage|Google|iCal/ })).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await main.getByRole('link', { name: 'Order more tickets' }).click();
  await expect(page).toHaveURL(/\/widgets\/tickets\/1001\?scenario=confirmationRich/);
});
