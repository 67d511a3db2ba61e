// How long from a key press in a form of many attendees until it is on the screen, against an uncontrolled React form:
// `npm run bench`. CPU 4× slower, one page per subject, keys interleaved; only ratios mean something.
//   painted   key press → frame with the letter
//   work      main thread for the key and the second after it: what is kept and told once nobody types
// Attendees are folded until they are filled in: once with one of them open, and once with all, which is every field on the page.
import { chooseFor, eventFor, questions } from './formEvent.mjs';
import { median, openBench } from './openBench.mjs';

const sizes = (process.env.ATTENDEES ?? '50').split(',').map(Number);
const keys = Number(process.env.KEYS ?? 15);
const rest = 1_000;
const floor = 'uncontrolled React 19 form';
const inputs = 'input[name^="attendees."]';

const order = async (page, address, attendees) => {
  const send = await chooseFor(page, address, attendees);
  await send();
  await page.locator(inputs).first().waitFor({ timeout: 120_000 });
};
const folded = (page) => page.getByRole('button', { name: /^Fill in/ });

const subjects = {
  [floor]: (page, address, attendees) => page.goto(`${address}/floor/form?attendees=${attendees}`),
  'Boxoffice, one open': order,
  'Boxoffice, all open': async (page, address, attendees) => {
    await order(page, address, attendees);
    for (let left = attendees - 1; left > 0; left -= 1)
      await folded(page).first().click({ timeout: 120_000 });
    await page.waitForFunction(
      ([selector, wanted]) => document.querySelectorAll(selector).length >= wanted,
      [inputs, attendees * questions],
      { timeout: 180_000 },
    );
  },
};

async function open(bench, show, attendees) {
  const visit = await bench.visit();
  await visit.devtools.send('Performance.enable');
  await show(visit.page, bench.address, attendees);
  const fields = visit.page.locator(inputs);
  await fields.first().waitFor();
  const field = fields.nth(Math.floor((await fields.count()) / 2) + 3);
  await field.scrollIntoViewIfNeeded();
  await field.focus();
  // What follows behind the form has to be there.
  await visit.page.waitForTimeout(rest * 3);
  return visit;
}

const workOf = async (devtools) => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
};

/** Notes when the frame that follows the next key press has been drawn. */
function watch() {
  globalThis.keyPainted = new Promise((done) => {
    const onKey = ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    };
    addEventListener('keydown', onKey, { once: true, capture: true });
  });
}

async function measure({ page, devtools }) {
  await page.evaluate(watch);
  const before = await workOf(devtools);
  await page.keyboard.press('a');
  const painted = await page.evaluate(() => globalThis.keyPainted);
  await page.waitForTimeout(rest);
  return { painted, work: (await workOf(devtools)) - before };
}

const bench = await openBench();
try {
  for (const attendees of sizes) {
    bench.offer(eventFor(attendees));
    const visits = new Map();
    for (const [name, show] of Object.entries(subjects)) visits.set(name, await open(bench, show, attendees));
    const taken = new Map(Object.keys(subjects).map((name) => [name, []]));
    // The first key is not counted: engines learn from it.
    for (let key = 0; key <= keys; key += 1)
      for (const [name, visit] of visits) {
        const result = await measure(visit);
        if (key > 0) taken.get(name).push(result);
      }
    const of = (name, figure) => median(taken.get(name).map((result) => result[figure]));
    console.log(`\n${attendees} × ${questions} fields, median of ${keys} keys`);
    for (const name of taken.keys()) {
      const columns = ['painted', 'work'].map(
        (figure) =>
          `${figure} ${of(name, figure).toFixed(1)} ms  ${(of(name, figure) / of(floor, figure)).toFixed(2)} × floor`,
      );
      console.log(`  ${name.padEnd(28)} ${columns.join('  ')}`);
      await visits.get(name).leave();
    }
  }
} finally {
  await bench.close();
}
