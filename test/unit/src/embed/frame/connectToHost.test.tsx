import { describe, expect, it, vi } from 'vitest';
import { connectToHost, parentOriginOf, type HostConnection } from '../../../../../src/embed/frame';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

const festival = 'https://festival.example';
const parent = { postMessage: vi.fn() };
const scrollTo = vi.fn();
const onCommand = vi.fn();
let measured: { height: number; grow: (height: number) => void };
let connection: HostConnection | null;

beforeEachRow(() => {
  vi.useFakeTimers();
  const content = document.createElement('div');
  const observers = new Set<() => void>();
  measured = {
    height: 300.2,
    grow(height) {
      measured.height = height;
      for (const notify of observers) notify();
    },
  };
  content.getBoundingClientRect = () => ({ height: measured.height }) as DOMRect;
  vi.spyOn(document, 'body', 'get').mockReturnValue(content);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly notify: () => void) {}
      observe = () => {
        observers.add(this.notify);
        this.notify();
      };
      disconnect = () => void observers.delete(this.notify);
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly notify: (entries: unknown[]) => void) {}
      observe = () =>
        this.notify([
          {
            isIntersecting: true,
            boundingClientRect: { top: 0, bottom: 2_000 },
            intersectionRect: { top: 400.4, bottom: 1_200 },
          },
        ]);
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('scrollTo', scrollTo);
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window);
});
afterEachRow(() => {
  connection?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const spy of [parent.postMessage, scrollTo, onCommand]) spy.mockClear();
});

const connect = (options: { allowed?: string[]; requested?: string } = {}) => {
  connection = connectToHost({ allowed: [festival], onCommand, ...options });
  return connection;
};
const reported = () => parent.postMessage.mock.calls.map(([message]: unknown[]) => message);
const message = (type: string, payload: object = {}) => ({
  source: 'boxoffice',
  version: 1,
  type,
  ...payload,
});
const arrive = (data: unknown, origin = festival, source: unknown = parent) => {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
};

describe('the page in a frame', () => {
  it('says that it is ready and how tall it is, to its parent’s exact origin alone', () => {
    connect();
    expect(parent.postMessage.mock.calls).toEqual([
      [message('ready'), festival],
      [message('resized', { height: 301 }), festival],
    ]);
  });

  it('tells each other height, also a smaller one, and none twice', () => {
    connect();
    parent.postMessage.mockClear();
    measured.grow(300.9);
    measured.grow(800);
    measured.grow(800);
    measured.grow(240);
    expect(reported()).toEqual([message('resized', { height: 800 }), message('resized', { height: 240 })]);
  });

  it('shows no bar of its own once the page around follows', () => {
    connect();
    vi.stubGlobal('innerHeight', 500);
    window.dispatchEvent(new Event('resize'));
    expect(document.documentElement.style.overflowY).toBe('');
    vi.stubGlobal('innerHeight', 301);
    window.dispatchEvent(new Event('resize'));
    expect(document.documentElement.style.overflowY).toBe('hidden');
    connection?.close();
    expect(document.documentElement.style.overflowY).toBe('');
  });

  it('knows what of it is out of sight, for its dialogs', () => {
    connect();
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--bx-unseen-top')).toBe('400px');
    expect(style.getPropertyValue('--bx-unseen-bottom')).toBe('800px');
    connection?.close();
    expect(style.getPropertyValue('--bx-unseen-top')).toBe('');
  });

  it('asks for its top ten times, or until it was shown', async () => {
    connect();
    parent.postMessage.mockClear();
    connection?.showTop();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reported()).toEqual(Array.from({ length: 10 }, () => message('scrollToTop')));
    parent.postMessage.mockClear();
    connection?.showTop();
    arrive(message('scrolledToTop'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reported()).toEqual([message('scrollToTop')]);
    expect(onCommand).not.toHaveBeenCalled();
  });

  it('hears commands of that page, and of nobody else', () => {
    connect();
    arrive(message('setLocale', { locale: 'de' }));
    arrive(message('setLocale', { locale: 'fr' }), 'https://evil.example');
    arrive(message('setLocale', { locale: 'fr' }), festival, {});
    arrive(message('setLocale', { locale: 7 }));
    expect(onCommand.mock.calls).toEqual([[{ type: 'setLocale', payload: { locale: 'de' } }]]);
  });

  it('tells and hears nothing once it is closed', () => {
    connect()?.close();
    parent.postMessage.mockClear();
    measured.grow(900);
    arrive(message('close'));
    expect(connection?.say('step', { step: 'selecting' })).toBe(false);
    expect(parent.postMessage).not.toHaveBeenCalled();
    expect(onCommand).not.toHaveBeenCalled();
  });

  eachRow([
    ['a page that is not on the list', { requested: 'https://evil.example' }],
    ['any page', { allowed: ['*'], requested: '*' }],
    ['nobody’s list', { allowed: [] }],
  ])('has nothing to do with %s', (_, options) => {
    expect(connect(options)).toBeNull();
    expect(parent.postMessage).not.toHaveBeenCalled();
  });

  it('needs a frame', () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
    expect(connect()).toBeNull();
  });
});

describe('who the page around is', () => {
  const allowed = [festival, 'https://shop.example'];
  eachRow([
    [
      'as the address says',
      { allowed, requested: 'https://shop.example', referrer: `${festival}/` },
      'https://shop.example',
    ],
    ['as the browser says', { allowed, referrer: `${festival}/tickets?utm_source=x` }, festival],
    ['the only one there is', { allowed: [festival], referrer: 'https://elsewhere.example/' }, festival],
    ['unknown among several', { allowed, referrer: '' }, null],
    [
      'nobody who is not listed',
      { allowed, requested: 'https://evil.example', referrer: `${festival}/` },
      null,
    ],
    ['no path', { allowed: [`${festival}/tickets`] }, null],
  ])('%s', (_, sources, origin) => {
    expect(parentOriginOf(sources)).toBe(origin);
  });
});
