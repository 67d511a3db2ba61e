import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with the Tab key until the control has the focus. */
export async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  // Found once: looking for a role and a name at every press takes longer than all else.
  let element = await control.elementHandle();
  for (let presses = 0; presses < 120; presses += 1) {
    if (!(await element.evaluate(({ isConnected }) => isConnected))) element = await control.elementHandle();
    if (await element.evaluate((found) => found === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

/** Past the navigation of a page that was just loaded, as somebody with a keyboard does it. */
export async function skipToContent(page: Page) {
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
}

/** A field that is reached with the Tab key has its text selected. */
export async function type(page: Page, name: string, text: string) {
  await tabTo(page, page.getByRole('textbox', { name, exact: true }));
  await page.keyboard.type(text);
}

/** Reaches a control with the Tab key and presses a key on it. */
export async function press(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
