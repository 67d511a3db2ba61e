import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page, type Request } from 'playwright';
import { browserArguments } from '../../scripts/browser-arguments.mjs';
import { bundle } from './bundle';
import { listenToConsole } from './console';
import type { Mode } from './modes';
import type { inspect, openStage, Plan, Pose, Stage } from './page';
import { setClockAhead } from './page/otherDay';

/** Storybook’s page; writing down every call of a play for a panel that is not there would take part of the time. */
const storyAddress = './iframe.html?viewMode=story&instrument=false';

/** A frame as wide as it is told to be; the story in it sees that as its window. None is mounted yet. */
export const framePage = `<!doctype html><meta charset="utf-8"><body style="margin:0">
<iframe title="story" style="border:0;width:1280px;height:900px" src="${storyAddress}"></iframe>`;

/** Storybook's page without the tools that look at every element after every change, for a designer who is not there. */
export const withoutTools = (page: string) =>
  page.replace(/"(highlight|measure|outline|changeDetection)":true/g, '"$1":false');

/** The mock backend's worker, which would hand every file of Storybook itself to the page and back. */
export const withoutParts = (worker: string) => `addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.startsWith('/assets/')) event.stopImmediatePropagation();
});
${worker}`;

/** Waiting for what moves would take most of the time: Storybook stands it still for its own test runner. */
const asTestRunner = 'StorybookTestRunner';

/**
 * A browser without windows where there is one: it draws the same pixels in less time.
 * @param others arguments instead of the usual ones
 */
export const launch = (others: readonly string[] = browserArguments): Promise<Browser> => {
  const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...others] });
};

/** What the script puts into a page. */
export interface StageWindow {
  staging: { inspect: typeof inspect; openStage: typeof openStage };
  stage: Stage;
}

const script = bundle('test/stories/page/index.ts', 'staging');
const timers = bundle('test/stories/page/longTimers.ts', 'timers');

export const addScript = async (page: Page) => page.addScriptTag({ content: await script });

/** Milliseconds: a browser was seen that never ended a page of its own, and the run waited for it without end. */
const closeTimeoutMs = 10_000;

/** Types of requests for parts of a page. */
const parts = ['script', 'stylesheet', 'font', 'image'];
/** Milliseconds that data may take; a story of waiting waits for ever. */
const dataTimeoutMs = 2_000;
/** Milliseconds that a part may take; of one whose story is gone, the end is not always told. */
const partTimeoutMs = 8_000;

/** Answers for how many milliseconds nothing was on its way. */
function quietOf(page: Page): () => number {
  const underWay = new Map<Request, number>();
  let last = performance.now();
  const end = (request: Request) => {
    if (underWay.delete(request)) last = performance.now();
  };
  page.on('request', (request) => {
    const isPart = parts.includes(request.resourceType());
    underWay.set(request, performance.now() + (isPart ? partTimeoutMs : dataTimeoutMs));
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => {
    const now = performance.now();
    return [...underWay.values()].some((until) => until > now) ? 0 : now - last;
  };
}

/**
 * A page that mounts one story after the other.
 * @param daysAhead a story that looks otherwise on another day would fail every test from tomorrow on
 */
export async function openStagePage(browser: Browser, address: string, plan: Plan, daysAhead = 0) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
    userAgent: asTestRunner,
  });
  await context.addInitScript({ content: await timers });
  if (daysAhead > 0) await context.addInitScript(setClockAhead, daysAhead);
  const page = await context.newPage();
  await page.exposeFunction('networkQuiet', quietOf(page));
  await page.exposeFunction('setForcedColors', (forcedColors: 'active' | 'none') =>
    page.emulateMedia({ forcedColors }),
  );
  await page.goto(`${address}/frame.html`);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) console.log(`A story led the page away, to ${frame.url()}`);
  });
  await addScript(page);
  await page.evaluate(async (given) => {
    const own = window as unknown as StageWindow;
    own.stage = await own.staging.openStage(given);
  }, plan);
  const devtools = await context.newCDPSession(page);
  const said = listenToConsole(page);

  return {
    open: (storyId: string, texts: readonly string[] = []) =>
      page.evaluate(([id, own]) => (window as unknown as StageWindow).stage.open(id, own), [
        storyId,
        texts,
      ] as const),
    change: (globals: Readonly<Record<string, string>>) =>
      page.evaluate((next) => (window as unknown as StageWindow).stage.change(next), globals),
    inspect: (mode: Mode) =>
      page.evaluate((next) => (window as unknown as StageWindow).stage.inspect(next), mode),
    /** A PNG of the story as it stands. @param pose its `css` is added to the story's page: what a change of a token would do */
    shoot: async (pose: Pose): Promise<Buffer> => {
      const { width, height } = await page.evaluate(
        (next) => (window as unknown as StageWindow).stage.pose(next),
        pose,
      );
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width, height, scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
    /** What was said in the console since it was asked last. */
    said,
    close: () => Promise.race([context.close(), setTimeout(closeTimeoutMs, undefined, { ref: false })]),
  };
}

export type StagePage = Awaited<ReturnType<typeof openStagePage>>;
