import { expect, test } from '@playwright/test';
import { withKeyboard } from './hands';
import { backend, begin, isSaved, newPage, open, save } from './organizerPage';

/** All meet the same backend. */
test.afterEach(async ({ request }) => {
  await begin(request, 'conference');
});

test('somebody is invited, accepts, and is removed again', async ({ page, request }) => {
  await page.goto('/organizer/members');
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: /Email addresses/ })
    .fill('Ada Byron <ada@example.com>\nwren@northlight.example');
  await dialog.getByRole('radio', { name: 'Editor' }).check();
  await dialog.getByRole('radio', { name: 'Chosen events' }).check();
  await dialog.getByRole('checkbox', { name: 'Northlight 2026' }).check();
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog.getByText('Is a member already.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const found = await request.get(`${backend}/api/tenant/accounts/77/status`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { invites } = (await found.json()) as { invites: { id: string; email: string }[] };
  const { id } = invites.find(({ email }) => email === 'ada@example.com') ?? {};
  await page.goto(`/organizer/members/invitations/${id ?? ''}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You accepted this invitation')).toBeVisible();

  await page.getByRole('navigation', { name: 'Organizer' }).getByRole('link', { name: 'Members' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'ada@example.com' });
  await expect(row).toContainText('Northlight 2026');
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Ada Byron was removed')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('an access and the look of invitations are changed by the keyboard alone', async ({ page }) => {
  const hand = withKeyboard(page);
  await open(page, 'dashboard', 'Dashboard');
  await hand.goTo('Members');
  await hand.press(
    page.getByRole('group', { name: 'Wren Abara' }).getByRole('button', { name: 'Change access' }),
  );
  const dialog = page.getByRole('dialog');
  await hand.choose(dialog.getByRole('radio', { name: 'Viewer' }));
  await hand.press(dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('The access of Wren Abara was changed')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Wren Abara' })).toContainText('Viewer');

  await hand.press(page.getByRole('link', { name: 'Look of invitations' }));
  await hand.write(page.getByRole('textbox', { name: /^Subject/ }), 'Join {{account}}');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Join ');
  await page.keyboard.press('Control+s');
  await isSaved(page);
});

test('what buyers are helped with is changed while somebody else changes the widget', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  await open(first, 'widget', 'Ticket widget');
  await open(second, 'registration-form', 'Registration form');
  await second.getByRole('link', { name: 'Go to buyer information' }).click();
  const reuse = second.getByRole('switch', { name: 'Reuse earlier details' });
  const before = await reuse.getAttribute('aria-checked');
  await first.getByRole('textbox', { name: 'Title' }).fill('Come in');
  await save(first);
  await isSaved(first);
  await reuse.click();
  await save(second);
  await isSaved(second);
  await first.reload();
  await expect(first.getByRole('textbox', { name: 'Title' })).toHaveValue('Come in');
  await second.reload();
  await expect(reuse).not.toHaveAttribute('aria-checked', before ?? '');
});
