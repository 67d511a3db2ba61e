import { costsOf, leastOf, marksOf } from './changeCost.mjs';
import { lengthHeader } from './serveHost.mjs';

const categories = ['devtools.timeline', 'blink.user_timing'];

/** Longer than any fade of what the prices then change. */
const restMs = 300;

const row = 3;

/** The first one is not counted: it brings the order's total to the screen. */
const quantities = ['1', '2', '3', '4'];

/** In the page: sets a quantity as a press does, and waits until its frame is drawn. */
async function change([row, quantity, { changed, drawn }]) {
  const select = document.querySelectorAll('select')[row];
  performance.mark(changed);
  select.value = quantity;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  if (select.value !== quantity) throw new Error(`Row ${row} can't have ${quantity} tickets`);
  await new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
  });
  performance.mark(drawn);
}

/** A ticket page with so many rows, behind which nothing more comes. */
async function openList(browser, address, length) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { [lengthHeader]: String(length) },
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('select:enabled').length >= wanted,
    length,
  );
  await page.waitForLoadState('networkidle');
  return page;
}

/** Answers how many elements the page has in the end: on a busy machine what comes behind the list comes late. */
async function changeAll(page, marks) {
  // Options of a long list's rows are there once their select is wanted.
  await page.locator('select').nth(row).focus();
  for (const quantity of quantities) {
    await page.evaluate(change, [row, quantity, marks]);
    await page.waitForSelector('select[aria-busy]', { state: 'detached' });
    await page.waitForTimeout(restMs);
  }
  return page.evaluate(() => document.body.querySelectorAll('*').length);
}

/** What a changed quantity costs in lists of these lengths, the least of three, and how many elements each page has. */
export async function watchChange(browser, address, lengths) {
  const pages = await Promise.all(lengths.map((length) => openList(browser, address, length)));
  // A browser has one trace at a time: both lists are changed in it.
  await browser.startTracing(pages[0], { categories });
  const counts = await Promise.all(pages.map((page, index) => changeAll(page, marksOf(lengths[index]))));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await Promise.all(pages.map((page) => page.context().close()));
  return lengths.map((length, index) => ({
    elements: counts[index],
    ...leastOf(costsOf(traceEvents, marksOf(length)).slice(1)),
  }));
}
