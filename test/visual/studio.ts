import type { Browser, Page, Request } from 'playwright';
import { bundle } from '../sweep/bundle';
import { asTestRunner } from '../sweep/browser';
import type { openStudio, Pose, Sitting } from './page';

interface StudioWindow {
  studio: Awaited<ReturnType<typeof openStudio>>;
  posing: { openStudio: typeof openStudio };
}

export interface Picture {
  /** PNG, as the browser made it. */
  png: Buffer;
  problem: string | undefined;
}

const script = bundle('test/visual/page/index.ts', 'posing');
const timers = bundle('test/visual/page/longTimers.ts', 'timers');

/** Types of requests for parts of a page. */
const parts = ['script', 'stylesheet', 'font', 'image'];
/** Milliseconds that data may take; a story of waiting waits for ever. */
const patience = 2_000;

/** Answers for how many milliseconds nothing was on its way. */
function quietOf(page: Page): () => number {
  const underWay = new Map<Request, number>();
  let last = performance.now();
  const end = (request: Request) => {
    if (underWay.delete(request)) last = performance.now();
  };
  page.on('request', (request) => {
    const isPart = parts.includes(request.resourceType());
    underWay.set(request, isPart ? Infinity : performance.now() + patience);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => {
    const now = performance.now();
    return [...underWay.values()].some((until) => until > now) ? 0 : now - last;
  };
}

/** A page that takes pictures of one story after the other. */
export async function openStudioPage(browser: Browser, address: string) {
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
  const page = await context.newPage();
  await page.exposeFunction('networkQuiet', quietOf(page));
  await page.goto(`${address}/frame.html`);
  await page.addScriptTag({ content: await script });
  await page.evaluate(async () => {
    const own = window as unknown as StudioWindow;
    own.studio = await own.posing.openStudio();
  });
  const devtools = await context.newCDPSession(page);

  return {
    describe: (storyId: string) =>
      page.evaluate((id) => (window as unknown as StudioWindow).studio.describe(id), storyId),
    reopen: () => page.evaluate(() => (window as unknown as StudioWindow).studio.reopen()),
    /** @param css added to the story's page: what a change of a token would do */
    shoot: async (sitting: Sitting): Promise<Picture> => {
      const { width, height, problem }: Pose = await page.evaluate(
        (asked) => (window as unknown as StudioWindow).studio.pose(asked),
        sitting,
      );
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width, height, scale: 1 },
      });
      return { png: Buffer.from(data, 'base64'), problem };
    },
    close: () => context.close(),
  };
}
