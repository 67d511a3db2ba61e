// How long until the ticket list can be used, against the least that shows the same list: `npm run bench`.
// Cold loads in fresh contexts on slow 4G (CPU 4× slower, 1.6 Mbit/s, 150 ms), interleaved; only ratios mean something. In brackets
// are the quartiles. `first` is until what a screen shows can be chosen, of a list whose other rows follow; `task` the longest until all can.
import {
  lengths,
  median,
  openBench,
  quartiles,
  reactFloor,
  servedRoute,
  subjects as drawn,
} from './openBench.mjs';

const subjects = { ...drawn, ...servedRoute };
const rounds = Number(process.env.ROUNDS ?? 5);

/** Notes when so many quantities, and when a screen of them, can be chosen and the frame that shows them has been drawn, and the longest task. */
function watch({ wanted, screen }) {
  globalThis.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      globalThis.longestTask = Math.max(globalThis.longestTask, duration);
  }).observe({ type: 'longtask' });
  const note = (name) =>
    requestAnimationFrame(() => setTimeout(() => (globalThis[name] ??= performance.now())));
  const check = () => {
    const chosen = document.querySelectorAll('select:enabled').length;
    if (chosen >= screen) note('firstAt');
    if (chosen < wanted) return;
    observer.disconnect();
    note('usableAt');
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

async function measure(bench, path, wanted) {
  const { page, devtools, leave } = await bench.visit();
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.addInitScript(watch, { wanted, screen: 10 });
  await page.goto(bench.address + path, { waitUntil: 'commit' });
  const time = await (
    await page.waitForFunction(() => globalThis.usableAt, undefined, { timeout: 120_000 })
  ).jsonValue();
  const loaded = { bytes, requests };
  const seen = await page.evaluate(() => ({ first: globalThis.firstAt, task: globalThis.longestTask }));
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
  await leave();
  return { time, heap, ...loaded, ...seen };
}

const bench = await openBench();
try {
  for (const length of lengths) {
    bench.sell(length);
    const taken = new Map(Object.keys(subjects).map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [name, path] of Object.entries(subjects))
        taken.get(name).push(await measure(bench, path, length));
    const floor = median(taken.get(reactFloor).map(({ time }) => time));
    const drawnTime = median(taken.get('Boxoffice').map(({ time }) => time));
    console.log(`\n${length} ticket types, median of ${rounds}`);
    for (const [name, results] of taken) {
      const of = (key) => median(results.map((result) => result[key]));
      const first = of('first') / median(taken.get(reactFloor).map((result) => result.first));
      const middle = quartiles(results.map(({ time }) => time)).map((time) => (time / floor).toFixed(2));
      console.log(
        `  ${name.padEnd(26)} ${(of('time') / 1000).toFixed(2)} s  ${(of('time') / floor).toFixed(2)} (${middle.join('–')}) × React  first ${first.toFixed(2)}` +
          `  ${(of('time') / drawnTime).toFixed(2)} × drawn in the browser` +
          `  ${(of('bytes') / 1000).toFixed(0)} kB in ${of('requests')}  heap ${(of('heap') / 1e6).toFixed(1)} MB  task ${of('task').toFixed(0)} ms`,
      );
    }
  }
} finally {
  await bench.close();
}
