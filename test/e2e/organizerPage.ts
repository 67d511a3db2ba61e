import { expect, type Page } from '@playwright/test';

/** Opens a screen of the event. */
export async function open(page: Page, screen: string, heading: string) {
  await page.goto(`/organizer/events/1001/${screen}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** The link in the rail, of a part that may be folded. */
export async function railLink(page: Page, part: string, screen: string) {
  const rail = page.getByRole('navigation', { name: 'Organizer' });
  const title = rail.getByRole('button', { name: part, exact: true });
  if ((await title.getAttribute('aria-expanded')) === 'false') await title.press('Enter');
  return rail.getByRole('link', { name: screen, exact: true });
}

/** Of the organizer's own form; a preview may have buttons too. */
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
export const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
