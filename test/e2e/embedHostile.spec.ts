import { expect, test, type Page } from '@playwright/test';
import { differences, lookOf } from './look';
import { complaintsOf, frameOf, orderIn, quantity } from './partnerPage';
import { sitesOfWorker } from './sites';

const { partner, backend } = sitesOfWorker();
const sandboxed = '/hostile/sandboxed.html';

test.beforeEach(() =>
  fetch(`${backend}/control/reset`, { method: 'POST', body: JSON.stringify({ scenario: 'conference' }) }),
);

/** The page transforms what the tickets are in, which the browser takes for something that lies over them (FAULTS A22). Not every browser does. */
const tellsNothing = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible'));

test('a page that styles everything and extends every object: a ticket is ordered in its frame', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await tellsNothing(page);
  await page.goto('/hostile/index.html');
  await orderIn(frameOf(page));
  expect(complaints).toEqual([]);
});

test('inline tickets in such a page are drawn as in any other, beside its own React, and sell', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const open = async (path: string) => {
    await page.goto(path);
    await expect(quantity(page)).toBeVisible();
  };
  await open('/plain-html/inline.html');
  const plain = await lookOf(page);
  await open('/hostile/inline.html');
  await expect(page.locator('#other-react')).toHaveText(/React 16\..* counts/);
  expect(differences(plain, await lookOf(page))).toEqual([]);
  await orderIn(page);
  expect(complaints).toEqual([]);
});

/** The page tells its frame how to look by a style attribute, which the policy of the others forbids. */
const withoutPolicy = (page: Page) =>
  page.route(`${partner}${sandboxed}`, async (route) => {
    const address = `http://127.0.0.1:${new URL(partner).port}${sandboxed}`;
    const response = await route.fetch({ url: address, maxRetries: 3 });
    await route.fulfill({ body: await response.text(), contentType: 'text/html' });
  });

test('in a sandboxed frame of the page’s own a ticket is ordered', async ({ page }) => {
  const complaints = complaintsOf(page);
  await tellsNothing(page);
  await withoutPolicy(page);
  await page.goto(sandboxed);
  await orderIn(page.frameLocator('iframe[sandbox]'));
  expect(complaints).toEqual([]);
});
