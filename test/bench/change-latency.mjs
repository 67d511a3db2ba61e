// How long from a changed quantity until the new total is on the screen, against the least that does the same:
// `npm run bench`. CPU 4× slower, one page per subject, changes interleaved; only ratios mean something.
//   painted   change → frame with the new total
//   blocked   main thread from the change until the frame (script, style, layout)
//   settled   main thread in the second after it: the backend's prices, where they are requested
//   heap      after ten changes
import { lengths, median, openBench, quartiles, reactFloor, subjects } from './openBench.mjs';

const rounds = Number(process.env.ROUNDS ?? 9);
/** Long enough for the prices of the last change to have come and been drawn. */
const rest = 1_000;

const workOf = async (devtools) => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
};

/** Chooses a quantity in the middle of the list as a press does, and answers the milliseconds until its frame is drawn. */
const change = (page, [row, quantity]) =>
  page.evaluate(
    async ([row, quantity]) => {
      const select = document.querySelectorAll('select')[row];
      const frame = () =>
        new Promise((done) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now());
            port2.postMessage(null);
          });
        });
      select.scrollIntoView({ block: 'center' });
      select.focus();
      await frame();
      await frame();
      const start = performance.now();
      select.value = String(quantity);
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return (await frame()) - start;
    },
    [row, quantity],
  );

async function open(bench, path, length) {
  const visit = await bench.visit();
  await visit.devtools.send('Performance.enable');
  await visit.page.goto(bench.address + path);
  await visit.page.waitForFunction(
    (wanted) => document.querySelectorAll('select:enabled').length >= wanted,
    length,
    { timeout: 120_000 },
  );
  // What follows behind the list has to be there.
  await visit.page.waitForTimeout(rest * 3);
  return visit;
}

async function measure({ page, devtools }, round, length) {
  const row = Math.floor(length / 2) + (round % 3);
  const painted = await change(page, [row, 1 + (round % 4)]);
  const before = await workOf(devtools);
  await page.waitForTimeout(rest);
  return { painted, settled: (await workOf(devtools)) - before };
}

const heapOf = async ({ devtools }) => {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
};

const bench = await openBench();
const first = new Map();
try {
  for (const length of lengths) {
    bench.sell(length);
    const visits = new Map();
    for (const [name, path] of Object.entries(subjects)) visits.set(name, await open(bench, path, length));
    const taken = new Map(Object.keys(subjects).map((name) => [name, []]));
    // The first change is not counted: engines learn from it.
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, visit] of visits) {
        const result = await measure(visit, round, length);
        if (round > 0) taken.get(name).push(result);
      }
    const floor = median(taken.get(reactFloor).map(({ painted }) => painted));
    console.log(`\n${length} ticket types, median of ${rounds} changes`);
    for (const [name, results] of taken) {
      const of = (key) => median(results.map((result) => result[key]));
      if (!first.has(name)) first.set(name, of('painted'));
      const middle = quartiles(results.map(({ painted }) => painted)).map((time) =>
        (time / floor).toFixed(2),
      );
      console.log(
        `  ${name.padEnd(26)} painted ${of('painted').toFixed(0)} ms  ${(of('painted') / floor).toFixed(2)} (${middle.join('–')}) × React` +
          `  ${(of('painted') / first.get(name)).toFixed(2)} × its own at ${lengths[0]}` +
          `  settled ${of('settled').toFixed(0)} ms  heap ${(await heapOf(visits.get(name))).toFixed(1)} MB`,
      );
      await visits.get(name).leave();
    }
  }
} finally {
  await bench.close();
}
