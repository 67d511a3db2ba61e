import { expect, test, type Page } from '@playwright/test';
import { press, type } from './keyboard';
import { backend, begin, isSaved, newPage, open, save } from './organizerPage';

/** All meet the same backend. */
test.afterEach(async ({ request }) => {
  await begin(request, 'conference');
});

const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('partners are exported, changed in the file and imported; wrong lines are told of', async ({ page }) => {
  await open(page, 'partners', 'Partners');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe('partners.xls');
  await expect(page.getByText('partners.xls is in your downloads.')).toBeVisible();

  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page).toHaveURL(/\/partners\/import$/);
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'partners.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('name\tlevel\tbooth\nLantern Works\tGOLD\tB4\nKolonn\tSILVER\tB1\nNowhere\tTIN\t\n'),
  });
  await page.getByRole('button', { name: 'Import partners' }).click();
  await expect(page.getByText('1 partner added')).toBeVisible();
  await expect(page.getByText('1 partner changed')).toBeVisible();
  await expect(page.getByText(/^Row 4, level/)).toBeVisible();
  await page.getByRole('button', { name: 'All partners' }).last().click();
  await expect(row(page, 'Lantern Works')).toContainText('Booth B4');
  await expect(row(page, 'Kolonn')).toContainText('Silver');
});

test('with the keyboard alone a partner is added, put first and shown', async ({ page, request }) => {
  await open(page, 'partners', 'Partners');
  await press(page, page.getByRole('button', { name: 'New partner' }));
  await expect(page.getByRole('heading', { level: 1, name: 'New partner' })).toBeFocused();
  await type(page, 'Name', 'Lantern Works');
  await press(page, page.getByRole('switch', { name: 'Published' }), 'Space');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeFocused();
  await press(page, page.getByRole('switch', { name: 'Lantern Works is published' }), 'Space');
  await expect(page.getByText('Lantern Works is shown on the event’s pages now.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Move Lantern Works up' }));
  await expect(page.getByText('The new order is saved')).toBeVisible();
  const answer = await request.get(`${backend}/api/organizer/event/1001/partners`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { partners } = (await answer.json()) as { partners: { name: string; published: boolean }[] };
  expect(partners.slice(-2).map(({ name }) => name)).toEqual(['Lantern Works', 'Harbour Review']);
  expect(partners.at(-2)?.published).toBe(true);
});

test('of two organizers who change a partner at once, the second is told and loses nothing', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  for (const page of [first, second]) await open(page, 'partners/partner-kolonn', 'Kolonn');
  const booth = (page: Page) => page.getByRole('textbox', { name: 'Booth' });
  await booth(first).fill('B8');
  await save(first);
  await isSaved(first);
  await booth(second).fill('B9');
  await save(second);
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('B8');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await isSaved(second);
  await expect(booth(second)).toHaveValue('B9');
});

test('a tag is made, renamed and deleted', async ({ page }) => {
  await page.goto('/organizer/tags');
  await page.getByRole('button', { name: 'New tag' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Jury');
  await save(page);
  await expect(page.getByText('The tag Jury is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit press' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('jury');
  await save(page);
  await expect(page.getByText('Another tag has this name').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Reporters');
  await save(page);
  await expect(page.getByText('The tag Reporters is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Reporters' }).click();
  await expect(page.getByRole('dialog')).toContainText('3 contacts lose it.');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The tag Reporters is deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Jury' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Reporters' })).toHaveCount(0);
});
