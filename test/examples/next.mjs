import { join } from 'node:path';
import { complaintsOf, orderForNothing, run, serve } from '../pack/packed.mjs';

export const prepare = ({ folder, backend }) => {
  Object.assign(process.env, { BACKEND_URL: backend, NEXT_TELEMETRY_DISABLED: '1' });
  run(folder, 'npm', 'run', '--silent', 'build');
};

/** The list is in the HTML; its quantities are as good before the scripts come as after. */
export async function smoke({ folder, browser, port }) {
  const address = `http://127.0.0.1:${port}/`;
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const server = await serve(folder, next, ['start', '--hostname', '127.0.0.1', '--port', `${port}`], {
    address,
  });
  try {
    const html = await (await fetch(address)).text();
    for (const wanted of ['General Admission', '$180.00', 'aria-label="Quantity: Community Day"'])
      if (!html.includes(wanted)) throw new Error(`The page's HTML has no ${wanted}`);
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const complaints = complaintsOf(page);
    const calls = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await chooseBeforeScripts(page, address);
    if (calls.length !== 1) complaints.push(`One call was due after the first choice, not ${calls.length}`);
    await orderForNothing(page);
    return complaints;
  } finally {
    server.stop();
  }
}

async function chooseBeforeScripts(page, address) {
  let letIn;
  const gate = new Promise((resolve) => (letIn = resolve));
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Quantity: General Admission' }).selectOption('2');
  const answer = page.waitForResponse((response) => response.url().includes('quantities='));
  letIn();
  await answer;
  // Until its prices are shown, nothing else can be chosen.
  const priced = page.locator('[role="status"][aria-busy="false"]').filter({ hasText: '$378.80' });
  await priced.waitFor({ timeout: 20_000 });
}
