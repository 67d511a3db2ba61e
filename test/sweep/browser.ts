import { chromium, type Browser, type Page } from 'playwright';
import { browserArguments } from '../../scripts/browser-arguments.mjs';
import { bundle } from './bundle';
import type { Finding, Plan } from './page';
import type { Fault } from './page/fault';
import type { English } from './page/untranslated';

/** A frame as wide as it is told to be; the story in it sees that as its window. None is shown yet. */
export const framePage = `<!doctype html><meta charset="utf-8"><body style="margin:0">
<iframe title="story" style="border:0;width:1280px;height:900px" src="./iframe.html?viewMode=story"></iframe>`;

/** Waiting for what moves would take most of the time: Storybook stands it still for its own test runner. */
export const asTestRunner = 'StorybookTestRunner';

/** @param others arguments instead of the usual ones */
export const launch = (others: readonly string[] = browserArguments): Promise<Browser> => {
  const executablePath = process.env['CHROMIUM_PATH'];
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...others] });
};

/** What the script puts into a page. */
export interface SweepWindow {
  sweeping: {
    inspect(roots: readonly Element[], english: English): Fault[];
    openSweep(plan: Plan): Promise<SweepWindow['sweep']>;
  };
  sweep: (storyId: string, words: readonly string[], patience: number) => Promise<Finding[]>;
}

export const addScript = async (page: Page) =>
  page.addScriptTag({ content: await bundle('test/sweep/page/index.ts', 'sweeping') });

/** A page that shows stories one after the other and says what is wrong with each. */
export async function openPage(browser: Browser, address: string, plan: Plan) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    userAgent: asTestRunner,
  });
  const page: Page = await context.newPage();
  await page.exposeFunction('setForcedColors', (forcedColors: 'active' | 'none') =>
    page.emulateMedia({ forcedColors }),
  );
  await page.goto(`${address}/sweep.html`);
  await addScript(page);
  await page.evaluate(async (given) => {
    const own = window as unknown as SweepWindow;
    own.sweep = await own.sweeping.openSweep(given);
  }, plan);
  return (storyId: string, words: readonly string[], patience = 0) =>
    page.evaluate(([id, own, wait]) => (window as unknown as SweepWindow).sweep(id, own, wait), [
      storyId,
      words,
      patience,
    ] as const);
}
