// Opens the site that `npm run docs` built as a reader does: where it lands, what its search finds, and what a component's page says.
// npm test -- docs docs-site · node scripts/with-browser.mjs tsx test/docs/open.ts
import type { Browser, Page } from 'playwright';
import { serve } from '../stories/server';
import { launch } from '../stories/stage';

const built = 'docs-site';
/** Window widths; a narrow one has the side bar behind a button. */
const widths = [1280, 360];

interface Visited {
  /** What is typed, and the name of the page that is found. */
  search: string;
  page: string;
  /** Of the example. */
  imports: string;
  /** In the table of props. */
  prop: string;
}

/** One that is drawn by its props, one that calls a backend, and one that is told of on another page. */
const visited: readonly Visited[] = [
  { search: 'Button', page: 'Button', imports: "from 'boxoffice'", prop: 'variant' },
  { search: 'Webhooks', page: 'Webhooks', imports: "from 'boxoffice/organizer'", prop: 'accountWebhooks' },
  { search: 'Timetable', page: 'Timetable', imports: "from 'boxoffice/organizer'", prop: 'hrefOf' },
];

/** Milliseconds; a busy machine takes its time. */
const timeout = 30_000;

/** Finds a page by its name in the side bar and opens it. */
async function openFound(page: Page, { search, page: name }: Visited, isNarrow: boolean) {
  if (isNarrow) await page.getByRole('button', { name: 'Open navigation menu' }).click();
  await page.locator('#storybook-explorer-searchfield').fill(search);
  await page.locator('#storybook-explorer-menu [role=option]').filter({ hasText: name }).first().click();
}

async function checkPage(page: Page, wanted: Visited, isNarrow: boolean): Promise<void> {
  await openFound(page, wanted, isNarrow);
  const frame = page.frameLocator('#storybook-preview-iframe');
  const docs = frame.locator('#storybook-docs');
  await docs.getByRole('heading', { level: 1, name: wanted.page, exact: true }).waitFor();
  await docs.locator('pre').filter({ hasText: wanted.imports }).first().waitFor();
  await docs.locator('.docblock-argstable td').getByText(wanted.prop, { exact: true }).first().waitFor();
  const isWide = await docs.evaluate(({ ownerDocument }) => {
    const { scrollWidth, clientWidth } = ownerDocument.documentElement;
    return scrollWidth > clientWidth;
  });
  if (isWide) throw new Error('scrolls sideways as a whole');
}

async function checkStart(page: Page): Promise<void> {
  await page.waitForURL(/\?path=\/docs\/welcome-start--docs$/);
  await page
    .frameLocator('#storybook-preview-iframe')
    .getByRole('link', { name: 'Designers' })
    .first()
    .waitFor();
}

/** What is wrong where the site is opened in a window of its own: what the check misses, and what the browser complains about. */
async function problemsOf(browser: Browser, width: number, check: (page: Page) => Promise<void>) {
  const problems: string[] = [];
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(timeout);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`on the console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(server.address))
      problems.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(server.address);
    await check(page);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  await context.close();
  return problems;
}

const server = await serve(built, {});
const browser = await launch();
const problems: string[] = [];
for (const width of widths) {
  const look = async (at: string, check: (page: Page) => Promise<void>) => {
    const found = await problemsOf(browser, width, check);
    problems.push(...found.map((problem) => `${width} px, ${at}: ${problem}`));
  };
  await look('the start', checkStart);
  for (const wanted of visited) await look(wanted.page, (page) => checkPage(page, wanted, width < 600));
}
await browser.close();
server.close();
if (problems.length > 0) console.error(problems.join('\n'));
console.log(`${widths.length * (visited.length + 1)} pages of ${built} opened, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
