import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineElement, elementName } from '../../../../../src/embed/element/ticketsElement';
import { settle } from '../../../../settle';

defineElement({
  loadInline: () => Promise.reject(new Error('These stand in a frame.')),
  loadTexts: () => Promise.resolve(undefined as never),
});

const warned = vi.fn<(text: string) => void>();
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(console, 'warn').mockImplementation(warned);
});
afterEach(async () => {
  // Windows of jsdom take no message for a page that it does not load.
  for (const { contentWindow } of document.querySelectorAll('iframe'))
    vi.spyOn(contentWindow ?? window, 'postMessage').mockReturnValue();
  document.body.replaceChildren();
  await settle();
  warned.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** In the page, as its HTML is parsed. */
function parse(attributes: string): HTMLElement {
  document.body.innerHTML = `<${elementName} ${attributes}></${elementName}>`;
  return document.querySelector<HTMLElement>(elementName) as HTMLElement;
}
const framesOf = (element: HTMLElement) => [...element.querySelectorAll('iframe')].map(({ src }) => src);
/** The attributes that the console named. */
const named = () => warned.mock.calls.map(([text]) => /^BX1010: (.+), docs/.exec(text)?.[1]);

test('BX1010: attributes that make no sense are named in the console, and the others hold', () => {
  const element = parse('event-id="1001" mode="inlin" settings="{color2: red}" scheme="dark"');
  expect(named()).toEqual(['mode="inlin"', 'settings="{color2: red}"']);
  expect(warned.mock.lastCall?.[0]).toMatch(/, docs\/codes\.md$/);
  expect(framesOf(element)).toEqual([expect.stringContaining('1001')]);
});

test('BX1010: without an event nothing is shown, and the console says so', () => {
  expect(framesOf(parse('mode="frame"'))).toEqual([]);
  expect(named()).toEqual(['event-id=""']);
});

test('an event that is named later is shown', async () => {
  const element = parse('');
  element.setAttribute('event-id', '1002');
  await settle();
  expect(framesOf(element)).toEqual([expect.stringContaining('1002')]);
});

test('attributes that an element was parsed with show it once', async () => {
  const element = parse('event-id="1001" locale="de"');
  await settle();
  expect(framesOf(element)).toHaveLength(1);
  expect(warned).not.toHaveBeenCalled();
});
