import { expect, type Page } from '@playwright/test';

/** Opens a screen of the event. */
export async function open(page: Page, screen: string, heading: string) {
  await page.goto(`/organizer/events/1001/${screen}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Of the organizer's own form; a preview may have buttons too. */
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
export const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
