import type { Browser } from 'playwright';
import { serve } from './server';

/** Somewhere within a site, as a review is published. */
const basePath = '/review';

/** What is opened: the frame around all of it, a page that is written, one that is generated, and a story with a backend. */
const addresses: Readonly<Record<string, string>> = {
  '/index.html': '#storybook-preview-wrapper',
  '/iframe.html?viewMode=docs&id=welcome-start--docs': '#storybook-docs h1',
  '/iframe.html?viewMode=docs&id=kit-button--docs': '#storybook-docs h1',
  '/iframe.html?viewMode=story&id=widget-ticketwidget--on-sale': '#storybook-root [role=table]',
};

/** What is opened when nothing is asked for. */
const first = /\?path=\/docs\/welcome-start--docs$/;

/** A machine that does much else needs longer than Playwright's half minute for Storybook's frame, in milliseconds. */
const timeout = 120_000;

/** Reads the built Storybook from below a path; answers what is missing, breaks, or is asked of anybody else. */
export async function problemsOfPublishing(browser: Browser, built: string): Promise<string[]> {
  const server = await serve(built, {}, basePath);
  const context = await browser.newContext();
  const problems: string[] = [];
  for (const [path, visible] of Object.entries(addresses)) {
    const page = await context.newPage();
    const note = (problem: string) => problems.push(`${path} · ${problem}`);
    page.on('pageerror', ({ message }) => note(message));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== server.address && /^(https?|wss?):$/.test(protocol)) note(`asks ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
    });
    await page.goto(`${server.address}${basePath}${path}`, { timeout });
    await page
      .locator(visible)
      .first()
      .waitFor({ timeout })
      .catch(() => note(`never shows ${visible}`));
    if (path === '/index.html')
      await page.waitForURL(first, { timeout }).catch(() => note(`opens ${page.url()}`));
    await page.close();
  }
  await context.close();
  server.close();
  return problems;
}
