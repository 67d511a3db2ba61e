// How long until the ticket list can be used, against the least that shows the same list: `npm run bench`.
// Cold loads in fresh contexts on slow 4G (CPU 4× slower, 1.6 Mbit/s, 150 ms), interleaved; only ratios mean something.
import { lengths, median, openBench, reactFloor, servedRoute, subjects as drawn } from './openBench.mjs';

const subjects = { ...drawn, ...servedRoute };
const rounds = Number(process.env.ROUNDS ?? 5);

/** Notes when so many quantities can be chosen and the frame that shows them has been drawn. */
function watch(wanted) {
  const check = () => {
    if (document.querySelectorAll('select:enabled').length < wanted) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (globalThis.usableAt = performance.now())));
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
  await page.addInitScript(watch, wanted);
  await page.goto(bench.address + path, { waitUntil: 'commit' });
  const time = await (
    await page.waitForFunction(() => globalThis.usableAt, undefined, { timeout: 120_000 })
  ).jsonValue();
  const loaded = { bytes, requests };
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
  await leave();
  return { time, heap, ...loaded };
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
      console.log(
        `  ${name.padEnd(26)} ${(of('time') / 1000).toFixed(2)} s  ${(of('time') / floor).toFixed(2)} × React` +
          `  ${(of('time') / drawnTime).toFixed(2)} × drawn in the browser` +
          `  ${(of('bytes') / 1000).toFixed(0)} kB in ${of('requests')}  heap ${(of('heap') / 1e6).toFixed(1)} MB`,
      );
    }
  }
} finally {
  await bench.close();
}
