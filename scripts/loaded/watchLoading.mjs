/** Slow 4G: what is begun before the list can be used takes from it only where the network is the limit. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** How long a page is watched after that, in milliseconds. */
const restMs = 3_000;

/** In the page and each frame in it: when the first quantity could be chosen. */
function noteUsable() {
  const check = () => {
    if (!document.querySelector('select:enabled')) return;
    observer.disconnect();
    globalThis.usableAt = performance.timeOrigin + performance.now();
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** The moment of the frame that has the list; rejects after half a minute. */
async function usableAt(page) {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    for (const frame of page.frames()) {
      const moment = await frame.evaluate(() => globalThis.usableAt).catch(() => undefined);
      if (moment) return moment;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${page.url()} shows no quantity that can be chosen`);
}

/**
 * Opens a page on a cold cache and answers its requests in order: path, bytes as they came, and when each began and ended, in
 * milliseconds from the first; and `usable`, the moment from which a quantity could be chosen. `isLeftOut` says which paths don't count.
 */
export async function watchLoading(browser, address, isLeftOut = () => false) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    const found = new Map();
    devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
      found.set(requestId, { url: request.url, begun: timestamp * 1_000, wall: wallTime * 1_000 });
    });
    devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength: bytes }) => {
      Object.assign(found.get(requestId) ?? {}, { bytes, ended: timestamp * 1_000 });
    });
    await page.addInitScript(noteUsable);
    await page.goto(address, { waitUntil: 'commit' });
    const usable = await usableAt(page);
    await page.waitForTimeout(restMs);
    const [{ begun: start, wall }] = found.values();
    const requests = [...found.values()]
      .filter(({ url, ended }) => ended && url.startsWith('http'))
      .map(({ url, bytes, begun, ended }) => ({
        path: new URL(url).pathname,
        bytes,
        begun: begun - start,
        ended: ended - start,
      }))
      .filter(({ path }) => !isLeftOut(path));
    return { usable: usable - wall, requests };
  } finally {
    await context.close();
  }
}
