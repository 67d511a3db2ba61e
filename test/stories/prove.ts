import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { listenToConsole } from './console';
import { addScript, type StageWindow } from './stage';

const english = { whole: ['Order Now', 'Close'], patterns: ['^.+ Left$'] };

/** Inspects a page full of faults; what is wrong with the inspection itself, when it misses one or sees one too many. */
export async function problemsOfInspection(browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  const said = listenToConsole(page);
  await page.setContent(await readFile('test/stories/faulty.html', 'utf8'));
  await addScript(page);
  const { found, expected } = await page.evaluate((pieces) => {
    const { staging } = window as unknown as StageWindow;
    return {
      found: staging.inspect([document.body], pieces).map(({ kind, text }) => `${kind}: ${text}`),
      expected: [...document.querySelectorAll<HTMLElement>('[data-fault]')].map(
        (element) =>
          `${element.dataset['fault']}: ${element.getAttribute('aria-label') ?? element.textContent.trim()}`,
      ),
    };
  }, english);
  await page.evaluate(() => console.warn('said'));
  const heard = said().map(({ text }) => text);
  await page.close();
  return [
    ...(heard.includes('said') ? [] : [`not heard · the console, but ${heard.join(', ')}`]),
    ...expected.filter((fault) => !found.includes(fault)).map((fault) => `not found · ${fault}`),
    ...found.filter((fault) => !expected.includes(fault)).map((fault) => `not a fault · ${fault}`),
  ];
}
