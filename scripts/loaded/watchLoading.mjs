/** Slow 4G: what is begun before the list can be used takes from it only where the network is the limit. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** How long a page is watched after that, in milliseconds. */
const restMs = 3_000;

/** The first quantity that can be chosen, and the first field of the form that can be filled in. */
const places = { list: 'select:enabled', form: 'form input:enabled' };

/** In the page and each frame in it: when each place could first be used. */
function noteUsable(places) {
  globalThis.usableAt = {};
  const check = () => {
    for (const [place, selector] of Object.entries(places))
      if (document.querySelector(selector))
        globalThis.usableAt[place] ??= performance.timeOrigin + performance.now();
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true, attributes: true });
}

/** The frame that has the place, and the moment from which it could be used; rejects after half a minute. */
async function whereUsable(page, place) {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    for (const frame of page.frames()) {
      const moment = await frame
        .evaluate((name) => globalThis.usableAt?.[name], place)
        .catch(() => undefined);
      if (moment) return { frame, moment };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${page.url()} has no ${places[place]}`);
}

/** Until nothing more was asked for in as long as a page is watched. */
async function untilQuiet(page, found) {
  for (let size = 0; size < found.size;) {
    size = found.size;
    await page.waitForTimeout(restMs);
  }
}

/** Chooses a ticket and orders it. */
async function order(frame) {
  await frame.locator(places.list).first().selectOption('1');
  await frame.getByRole('button', { name: /^(Order Now|Register)$/, disabled: false }).click();
}

/**
 * Opens a page on a cold cache and answers its requests in order: path, bytes as they came, and when each began and ended, in
 * milliseconds from the first; and `usable`, the moment from which a quantity could be chosen. With `toForm` a ticket is chosen and ordered
 * once nothing is asked for any more: `from` is the moment before, and `usable` the one from which the form's first field could be filled in. `isLeftOut` says which paths don't count.
 */
export async function watchLoading(browser, address, { toForm = false, isLeftOut = () => false } = {}) {
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
    await page.addInitScript(noteUsable, places);
    await page.goto(address, { waitUntil: 'commit' });
    let { frame, moment: usable } = await whereUsable(page, 'list');
    await page.waitForTimeout(restMs);
    let from = -Infinity;
    if (toForm) {
      await untilQuiet(page, found);
      from = await frame.evaluate(() => performance.timeOrigin + performance.now());
      await order(frame);
      usable = (await whereUsable(page, 'form')).moment;
      await page.waitForTimeout(restMs);
    }
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
    return { from: from - wall, usable: usable - wall, requests };
  } finally {
    await context.close();
  }
}
