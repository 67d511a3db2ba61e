import { expect, test, type Page } from '@playwright/test';
import { withKeyboard } from './hands';
import { backend, begin, isSaved, newPage, open } from './organizerPage';

/** All meet the same backend. */
test.afterEach(async ({ request }) => {
  await begin(request, 'conference');
});

const formOf = (page: Page, title: string) => page.getByRole('form', { name: `Edit ${title}` });
const sectionsOf = (page: Page, tab: string) => page.getByRole('list', { name: `Sections of ${tab}` });

test('a site is arranged and written by the keyboard alone; custom code never runs here', async ({
  page,
  request,
}) => {
  const hand = withKeyboard(page);
  await open(page, 'website', 'Website');
  const rows = sectionsOf(page, 'Northlight');
  await hand.press(rows.getByRole('button', { name: 'Move Tickets', exact: true }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Order saved')).toBeVisible();

  await hand.press(rows.getByRole('button', { name: 'What it is', exact: true }));
  const form = formOf(page, 'What it is');
  await expect(page.getByRole('heading', { level: 2, name: 'What it is' })).toBeFocused();
  await hand.write(form.getByRole('textbox', { name: 'Text' }), 'Two days on a pier.');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(rows.getByRole('button', { name: 'What it is', exact: true })).toBeFocused();

  await hand.press(page.getByRole('group', { name: 'At the end of the page' }).getByRole('button'));
  const dialog = page.getByRole('dialog', { name: 'Code at the end of the page' });
  await hand.write(
    dialog.getByRole('textbox', { name: 'HTML and scripts' }),
    '<script>document.title = "ran"</script>',
  );
  await hand.press(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 line', { exact: true })).toHaveCount(2);
  await expect(page).not.toHaveTitle('ran');

  const served = await request.get(`${backend}/api/v1/events/1001/customCode?place=bodyEnd`);
  expect(await served.text()).toContain('document.title = "ran"');
  await page.reload();
  await expect(rows.locator('bdi')).toHaveText(['The harbour', 'Tickets', 'What it is', 'What people said']);
});

test('of two organizers who edit a section or the style sheet, the second is told and loses nothing', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  for (const page of [first, second]) {
    await open(page, 'website?section=section-what', 'Website');
    await expect(formOf(page, 'What it is')).toBeVisible();
  }
  const saveSection = (page: Page) =>
    page.getByRole('complementary').getByRole('button', { name: 'Save', exact: true }).click();
  await formOf(first, 'What it is').getByRole('textbox', { name: 'Title' }).fill('What we do');
  await saveSection(first);
  await isSaved(first);
  await formOf(second, 'What it is').getByRole('textbox', { name: 'Text' }).fill('Three days.');
  await saveSection(second);
  const dialog = second.getByRole('dialog', { name: 'Somebody else changed this' });
  await expect(dialog).toContainText('What we do');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await isSaved(second);
  const kept = formOf(second, 'What we do');
  await expect(kept.getByRole('textbox', { name: 'Text' })).toHaveValue('Three days.');

  await first.getByRole('textbox', { name: 'CSS' }).fill('h1 { color: teal }');
  await first.getByRole('button', { name: 'Save style sheet' }).click();
  await expect(
    first.getByRole('form', { name: 'Style sheet' }).getByText('Saved', { exact: true }),
  ).toBeVisible();
  await second.getByRole('textbox', { name: 'CSS' }).fill('h1 { color: plum }');
  await second.getByRole('button', { name: 'Save style sheet' }).click();
  await expect(dialog).toContainText('h1 { color: teal }');
  await expect(dialog).toContainText('h1 { color: plum }');
});
