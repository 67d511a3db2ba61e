import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { robin } from './buyer';
import { cardNumbersIn } from './leaks';
import { complaintsOf, frameOf, orderIn, quantity } from './partnerPage';
import { sitesOfWorker } from './sites';

const { page: tickets, partner: festival, backend } = sitesOfWorker();
const { port } = new URL(festival);
/** The same server under a name that the ticket site does not know. */
const stranger = `http://stranger.localhost:${port}`;
const inAFrame = '/plain-html/index.html';
const inline = '/plain-html/inline.html';
const sentence = 'The tickets can’t be shown here.';

interface State {
  orders: { status: string }[];
  holds: unknown[];
}
const control = async (step: string, body?: object) => {
  const answer = await fetch(`${backend}/control/${step}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await answer.json()) as State;
};

/** What the page hears: the element's events, and what is said between the windows. */
interface Hearing {
  heard?: { type: string; detail?: unknown }[];
}
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: { type: string; detail: unknown }[] = [];
    Object.assign(globalThis, { heard });
    const names = ['ready', 'resized', 'step', 'orderConfirmed', 'error', 'countdownWarning', 'leave'];
    for (const name of names)
      document.addEventListener(`boxoffice:${name}`, (event) => {
        heard.push({ type: name, detail: (event as CustomEvent<unknown>).detail });
      });
    window.addEventListener('message', ({ data }) => heard.push({ type: 'message', detail: data }));
  });
const heardBy = (page: Page) => page.evaluate(() => (globalThis as Hearing).heard ?? []);

const linkIn = (page: Page) => page.getByRole('link', { name: 'Open the ticket page' });

test.beforeEach(() => control('reset', { scenario: 'conference' }));

/** Elements of the page that are named like our values change nothing (FAULTS A24). */
const clobber = (page: Page) =>
  page.route(`**${inline}?*`, async (route) => {
    const response = await route.fetch({ url: `http://127.0.0.1:${port}${inline}`, maxRetries: 3 });
    const names = ['event1001', 'params', 'siteConf', 'me', 'ticketsWidgetModel', 'invoiceData', 'Boxoffice'];
    const clobbers = names
      .map(
        (id) =>
          `<form id="${id}"><input name="id" value="9"><input name="push"><input name="attributes"></form>`,
      )
      .join('');
    const body = (await response.text()).replace('<h1>', `${clobbers}<h1>`);
    await route.fulfill({ response, body });
  });

/** The browser really keeps cookies of other sites out (FAULTS F62), so the order needs none. */
async function keepsNoCookie(frame: FrameLocator) {
  const probe = () => {
    document.cookie = 'probe=1; SameSite=None; Secure';
    return document.cookie;
  };
  expect(await frame.locator('body').evaluate(probe)).toBe('');
}

const containers = [
  { name: 'a script tag, in a frame, without cookies', path: inAFrame, inside: frameOf },
  { name: 'the element, inline, among elements with our names', path: inline, inside: (page: Page) => page },
];
for (const { name, path, inside } of containers)
  test(`an order through ${name}: strict policy, a phone; nobody else learns who ordered (A24, F62)`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const referers: string[] = [];
    const addresses: string[] = [];
    page.on('request', (request) => {
      referers.push(request.headers()['referer'] ?? '');
      if (!request.url().startsWith(`${backend}/api/`)) addresses.push(request.url());
    });
    await clobber(page);
    await listen(page);
    await page.goto(`${path}?utm_source=mail`);
    const tree = inside(page);
    await expect(quantity(tree)).toBeVisible();
    expect(await page.locator('#siteConf').count()).toBe(path === inline ? 1 : 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    if (path === inAFrame) {
      await keepsNoCookie(frameOf(page));
      await expect(frameOf(page).locator('script[src^="/assets/frame-"]')).toHaveCount(1);
    }
    await orderIn(tree);

    expect((await control('state')).orders).toHaveLength(1);
    const events = await heardBy(page);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['ready', 'step', 'orderConfirmed']),
    );
    const steps = events.flatMap(({ type, detail }) => (type === 'step' ? [JSON.stringify(detail)] : []));
    for (const step of ['selecting', 'registering', 'confirmed']) expect(steps.join()).toContain(step);
    const confirmed = events.filter(({ type }) => type === 'orderConfirmed');
    expect(confirmed).toHaveLength(1);
    expect(JSON.stringify(confirmed[0]?.detail)).toMatch(/^\{"orderId":"\d+-\d+"\}$/);
    const published = [...referers, ...addresses, page.url(), JSON.stringify(events)].join('\n');
    expect(published).not.toMatch(
      new RegExp(`or_|${robin.last}|${robin.email}|${encodeURIComponent(robin.email)}`, 'i'),
    );
    expect(cardNumbersIn(published)).toEqual([]);
    const origins = [festival, tickets, backend].map((origin) => `${origin}/`);
    expect(
      addresses.filter(
        (one) => !/^(data|blob):|\.example\//.test(one) && !origins.some((own) => one.startsWith(own)),
      ),
    ).toEqual([]);
    expect(complaints).toEqual([]);
  });

test('what another site says to the page and to the frame, or sends to the backend, counts for nothing (A11, A12, A21)', async ({
  page,
  context,
}) => {
  await context.route('http://evil.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Evil</title>' }),
  );
  await page.goto('http://evil.localhost/');
  const [victim] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((address) => {
      Object.assign(globalThis, { victim: window.open(address) });
    }, `${festival}${inAFrame}`),
  ]);
  const frame = frameOf(victim);
  await expect(quantity(frame)).toBeVisible();
  const iframe = victim.locator('iframe');
  await expect.poll(() => iframe.evaluate((element) => element.clientHeight)).toBeGreaterThan(800);
  // Said last: by then everything before it was heard.
  await victim.evaluate(() => {
    let count = 0;
    document.addEventListener('boxoffice:orderConfirmed', () => (count += 1));
    const heard = new Promise<number>((resolve) => {
      window.addEventListener('message', ({ data }) => {
        if (data === 'sent') resolve(count);
      });
    });
    Object.assign(globalThis, { heard });
  });
  await page.evaluate(() => {
    const { victim } = globalThis as unknown as { victim: Window };
    const common = { source: 'boxoffice', version: 1 };
    victim.postMessage({ ...common, type: 'resized', height: 9_000 }, '*');
    victim.postMessage({ ...common, type: 'orderConfirmed', orderId: '1-1' }, '*');
    victim.postMessage({ ...common, type: 'leave', address: 'https://evil.example/' }, '*');
    victim.frames[0]?.postMessage({ ...common, type: 'setLocale', locale: 'ar' }, '*');
    victim.frames[0]?.postMessage({ ...common, type: 'close' }, '*');
    victim.postMessage('sent', '*');
  });
  expect(await victim.evaluate(() => (globalThis as unknown as { heard: Promise<number> }).heard)).toBe(0);
  // It may still grow by itself, as what is below the list arrives.
  expect(await iframe.evaluate((element) => element.clientHeight)).toBeLessThan(5_000);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');

  // The frame itself can't send the page to a script, to other data or to a disguised host.
  const hostile = [
    'javascript:document.title=1',
    'data:text/html,x',
    'http://evil.localhost/',
    '//evil.localhost/',
    'https://tickets.example@evil.localhost/',
    `blob:${festival}/1`,
  ];
  // The page has read all of them once it hears the last. The list may still grow by itself, and say so at any time.
  await victim.evaluate(() => {
    const last = new Promise<void>((resolve) => {
      document.addEventListener('boxoffice:step', () => resolve(), { once: true });
    });
    Object.assign(globalThis, { last });
  });
  await frame.locator('body').evaluate((_, addresses) => {
    for (const address of addresses)
      parent.postMessage({ source: 'boxoffice', version: 1, type: 'leave', address }, '*');
    parent.postMessage({ source: 'boxoffice', version: 1, type: 'step', step: 'selecting' }, '*');
  }, hostile);
  await victim.evaluate(() => (globalThis as unknown as { last: Promise<void> }).last);
  expect(victim.url()).toBe(`${festival}${inAFrame}`);
  expect(await victim.title()).toBe('Tidewater Festival');

  // A form of another site can't hold tickets.
  const answer = page.waitForResponse((response) => response.url().includes('/transactions'));
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), {
      action,
      method: 'post',
      enctype: 'text/plain',
    });
    const field = document.createElement('input');
    field.name = '{"tickets":[{"id":"3009","quantity":1}],"x":"';
    field.value = '"}';
    form.append(field);
    document.body.append(form);
    form.submit();
  }, `${backend}/api/v1/events/1001/tickets/transactions`);
  expect((await answer).status()).toBe(403);
  expect((await control('state')).holds).toEqual([]);
});

test('A22: a site that is not listed gets a link after five seconds, and no tickets', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${stranger}${inAFrame}`);
  await expect(page.locator('iframe')).toBeAttached();
  await expect(linkIn(page)).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(page.getByText(sentence)).toBeVisible({ timeout: 2_000 });
  await expect(linkIn(page)).toHaveAttribute('href', `${tickets}/widgets/tickets/1001?locale=en`);
  await expect(page.locator('iframe')).toBeHidden();
  await expect(quantity(frameOf(page))).toHaveCount(0);
});

test('without its script, in a browser that is too old, without JavaScript: a sentence and a link', async ({
  page,
  browser,
}) => {
  await page.route('**/embed/boxoffice-inline-*', (route) => route.abort('blockedbyclient'));
  await page.goto(inline);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(linkIn(page)).toHaveAttribute('href', /\/widgets\/tickets\/1001/);

  await page.unrouteAll();
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
  for (const path of [inAFrame, inline]) {
    await page.goto(path);
    await expect(page.getByText('This browser is too old to show the tickets here.')).toBeVisible();
    await expect(linkIn(page)).toHaveAttribute('href', /\/widgets\/tickets\/1001/);
  }

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: festival });
  const plain = await context.newPage();
  for (const path of [inAFrame, inline]) {
    await plain.goto(path);
    await expect(plain.getByRole('link', { name: 'Get tickets' })).toHaveAttribute(
      'href',
      `${tickets}/widgets/tickets/1001`,
    );
  }
  await context.close();
});

/** A screen is another page to whoever reads it: FAULTS F82. */
test('F82: in a page with a header and a footer, each screen begins at its heading, in view and in focus', async ({
  page,
}) => {
  const isVisible = async (title: string | RegExp) => {
    const heading = page.getByRole('heading', { name: title, level: 2 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    // While the screen before fades, neither can be pressed.
    await expect
      .poll(() =>
        heading.evaluate((element) => {
          const { left, top, height } = element.getBoundingClientRect();
          const seen = document.elementFromPoint(left + 2, top + height / 2);
          return seen === element || element.contains(seen);
        }),
      )
      .toBe(true);
  };
  /** What was drawn as a transition, and may take no more of the page than the widget. */
  await page.addInitScript(() => {
    const scopes: Element[] = [];
    const start = Reflect.get(Element.prototype, 'startViewTransition') as Document['startViewTransition'];
    const follow = function (this: Document & Element, update: () => void) {
      scopes.push(this);
      return start.call(this, update);
    };
    Object.assign(window, { scopes });
    Object.assign(Element.prototype, { startViewTransition: follow });
  });
  const transitions = () =>
    page.evaluate(() => {
      const { scopes } = window as unknown as { scopes: Element[] };
      return scopes.map((scope) => scope.matches('.bx > *'));
    });
  await page.clock.install();
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(inline);
    await page.evaluate(() => {
      document.body.prepend(Object.assign(document.createElement('header'), { textContent: 'Tidewater' }));
      document.body.append(Object.assign(document.createElement('footer'), { textContent: 'Imprint' }));
      for (const bar of document.querySelectorAll('header, footer'))
        bar.setAttribute('style', 'block-size: 60rem');
    });
    const list = quantity(page);
    await expect(list).toBeVisible();
    // A page begins at its own top.
    await expect(page.locator('body')).toBeFocused();
    await list.selectOption('1');
    await page.getByRole('button', { name: /^Register\b/ }).click();
    await isVisible('Registration Information');
    await page.getByRole('button', { name: 'Back' }).last().click();
    await isVisible('Tickets');
    // The way to a form that was not loaded yet is none.
    const drawn = await transitions();
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn).not.toContain(false);
  }
  await quantity(page).selectOption('1');
  await page.getByRole('button', { name: /^Register\b/ }).click();
  await isVisible('Registration Information');
  await page.clock.fastForward('02:00:00');
  await isVisible('Your registration process has timed out');
  await page.getByRole('button', { name: 'Start Over' }).click();
  await isVisible('Tickets');
  await orderIn(page);
  await isVisible('See you in May, Robin.');
});
