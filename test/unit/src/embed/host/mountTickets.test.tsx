import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountTickets, type MountedTickets, type TicketsOptions } from '../../../../../src/embed/host';
import { eventually } from '../../../../eventually';

const page = 'https://tickets.example';
let container: HTMLElement;
let mounted: MountedTickets[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  for (const { close } of mounted) close();
  mounted = [];
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function mount(options: Partial<TicketsOptions> = {}, at = container) {
  const tickets = mountTickets(at, { eventId: '1001', page, ...options });
  mounted.push(tickets);
  if (at.querySelector('iframe')) heardBy(frameIn(at));
  return tickets;
}

function frameIn(at = container): HTMLIFrameElement {
  const frame = at.querySelector('iframe');
  if (!frame) throw new Error('No frame is there.');
  return frame;
}

const says = (frame: HTMLIFrameElement, type: string, payload: object = {}, origin = page) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { source: 'boxoffice', version: 1, type, ...payload },
      origin,
      source: frame.contentWindow,
    }),
  );

/** What is said to a frame. Its window is jsdom's, which takes no message for a page that it does not load. */
const heardBy = (frame: HTMLIFrameElement) =>
  vi.spyOn(frame.contentWindow ?? window, 'postMessage').mockReturnValue();

const typesIn = (heard: ReturnType<typeof heardBy>) =>
  heard.mock.calls.map(([message]) => (message as { type: string }).type);

test('the frame’s address says what the page wants; what it knows of the visitor is in the fragment alone', () => {
  mount({
    locale: 'de',
    preset: 'summit',
    scheme: 'dark',
    promotionCode: 'LANTERN20',
    tickets: ['7', '9'],
    prefill: { firstName: 'Ada', email: 'ada@example.com' },
    utm: { utm_source: 'mail' },
  });
  const url = new URL(frameIn().src);
  expect(url.origin + url.pathname).toBe('https://tickets.example/widgets/tickets/1001');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    locale: 'de',
    preset: 'summit',
    scheme: 'dark',
    promo: 'LANTERN20',
    tickets: '7,9',
    utm_source: 'mail',
    parentOrigin: window.location.origin,
  });
  expect(decodeURIComponent(url.hash)).toContain('ada@example.com');
});

test('campaign parameters of the page go along, and no others', () => {
  window.history.replaceState(null, '', '/?utm_source=mail&utm_evil=1&token=secret&__proto__=x');
  mount();
  expect(new URL(frameIn().src).search).toBe(
    `?utm_source=mail&parentOrigin=${encodeURIComponent(window.location.origin)}`,
  );
  window.history.replaceState(null, '', '/');
});

test('an event’s id stays a part of the path', () => {
  mount({ eventId: '../../evil?x=1#y' });
  expect(new URL(frameIn().src).pathname).toBe('/widgets/tickets/..%2F..%2Fevil%3Fx%3D1%23y');
});

test('a page that is none is refused at once', () => {
  expect(() => mount({ page: 'javascript:alert(1)' })).toThrow('not an address');
});

test('the frame has a name, may pay, and tells little of where it stands', () => {
  mount();
  const frame = frameIn();
  expect(frame.title).toBe('Tickets');
  expect(frame.allow).toContain('payment');
  expect(frame.referrerPolicy).toBe('strict-origin-when-cross-origin');
});

test('its name is in the page’s language', async () => {
  mount({ locale: 'ar' });
  await eventually(() => expect(frameIn().title).toBe('التذاكر'));
});

test('commands wait until the frame is ready; the last of a kind counts, and what sets something is said again after a reload', () => {
  const tickets = mount();
  const heard = heardBy(frameIn());
  tickets.command('setScheme', { scheme: 'light' });
  tickets.command('setScheme', { scheme: 'dark' });
  tickets.open();
  expect(heard).not.toHaveBeenCalled();

  says(frameIn(), 'ready');
  expect(heard.mock.calls).toEqual([
    [{ source: 'boxoffice', version: 1, type: 'setScheme', scheme: 'dark' }, page],
    [{ source: 'boxoffice', version: 1, type: 'open' }, page],
  ]);

  says(frameIn(), 'ready');
  expect(typesIn(heard)).toEqual(['setScheme', 'open', 'setScheme']);
});

test('a command that the protocol does not know is refused where it is given', () => {
  expect(() => mount().command('setScheme', { scheme: 'sepia' })).toThrow(TypeError);
});

test('the frame is as tall as it says', () => {
  mount();
  says(frameIn(), 'resized', { height: 712.4 });
  expect(frameIn().style.height).toBe('713px');
  says(frameIn(), 'resized', { height: 300 });
  expect(frameIn().style.height).toBe('300px');
});

test('what happens is told to listeners and as DOM events that bubble', () => {
  const onOrderConfirmed = vi.fn();
  const heard = vi.fn((event: Event) => (event as CustomEvent<unknown>).detail);
  document.body.addEventListener('boxoffice:orderConfirmed', heard, { once: true });
  mount({ onOrderConfirmed });
  const order = { orderId: '1001-1', currency: 'USD', amount: 4200 };
  says(frameIn(), 'orderConfirmed', { ...order, token: 'secret' });
  expect(onOrderConfirmed).toHaveBeenCalledExactlyOnceWith(order);
  expect(heard).toHaveReturnedWith(order);
});

test('a listener that throws is reported, and stops nothing', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const tickets = mount({
    onReady() {
      throw new Error('of the page');
    },
  });
  const heard = heardBy(frameIn());
  says(frameIn(), 'ready');
  tickets.command('setLocale', { locale: 'de' });
  expect(reported).toHaveBeenCalledTimes(1);
  expect(typesIn(heard)).toEqual(['setLocale']);
});

test('several on one page don’t hear each other', () => {
  const other = document.body.appendChild(document.createElement('div'));
  const [first, second] = [vi.fn(), vi.fn()];
  mount({ onStep: first });
  mount({ onStep: second }, other);
  says(frameIn(other), 'step', { step: 'registering' });
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('messages of another origin change nothing', () => {
  const onLeave = vi.fn();
  mount({ onLeave });
  says(frameIn(), 'resized', { height: 1 }, 'https://evil.example');
  says(frameIn(), 'leave', { address: 'https://evil.example/' }, 'https://evil.example');
  expect(frameIn().style.height).toBe('480px');
  expect(onLeave).not.toHaveBeenCalled();
});

test('scrolls to a frame that is out of sight, and answers; not when the page says that it does so itself', () => {
  mount();
  const frame = frameIn();
  const scrolled = (frame.scrollIntoView = vi.fn());
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -600, 300, 900));
  const heard = heardBy(frame);
  says(frame, 'scrollToTop');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'start', behavior: 'instant' });

  container.addEventListener('boxoffice:scrollToTop', (event) => event.preventDefault(), { once: true });
  says(frame, 'scrollToTop');
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(typesIn(heard)).toEqual(['scrolledToTop', 'scrolledToTop']);
});

test('after five silent seconds a link stands there; a late frame takes its place again', () => {
  mount({ promotionCode: 'LANTERN20', prefill: { email: 'ada@example.com' } });
  vi.advanceTimersByTime(4_999);
  expect(container.querySelector('a')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(container).toHaveTextContent('The tickets can’t be shown here. Open the ticket page');
  expect(container.querySelector('a')).toHaveAttribute('target', '_top');
  expect(container.querySelector('a')?.href).toBe(
    'https://tickets.example/widgets/tickets/1001?promo=LANTERN20',
  );
  expect(frameIn().style.visibility).toBe('hidden');

  says(frameIn(), 'ready');
  expect(container.querySelector('a')).toBeNull();
  expect(frameIn().style.visibility).toBe('visible');
});

test('a browser that is too old gets a sentence and a link, and no frame', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  mount();
  expect(container).toHaveTextContent(
    'This browser is too old to show the tickets here. Open the ticket page',
  );
  expect(container.querySelector('iframe')).toBeNull();
});

test('closing takes everything away and is told to the frame; opening brings it back', () => {
  const onStep = vi.fn();
  const tickets = mount({ onStep });
  const frame = frameIn();
  const heard = heardBy(frame);
  says(frame, 'ready');
  tickets.close();
  expect(typesIn(heard)).toEqual(['close']);
  expect(container).toBeEmptyDOMElement();
  says(frame, 'step', { step: 'registering' });
  vi.advanceTimersByTime(60_000);
  expect(onStep).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();

  tickets.open();
  heardBy(frameIn());
});

test('closed to begin with: nothing is loaded until it is opened', () => {
  const tickets = mount({ closed: true });
  expect(container).toBeEmptyDOMElement();
  tickets.open();
  heardBy(frameIn());
});
