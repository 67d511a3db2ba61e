import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';

/** Where the backend of these tests answers. */
export const backend = `http://127.0.0.1:${process.env['E2E_PORT_BACKEND'] ?? ''}`;

/** Begins the backend anew, which all tests over HTTP meet. */
export const begin = (request: APIRequestContext, scenario: string) =>
  request.post(`${backend}/control/reset`, { data: JSON.stringify({ scenario }) });

/** Somebody with a browser of their own; all meet the same backend. */
export async function newPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  return context.newPage();
}

/** A screen of the event. */
export async function open(page: Page, screen: string, heading: string) {
  await page.goto(`/organizer/events/1001/${screen}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Of the organizer's own form; a preview may have buttons too. */
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
export const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
