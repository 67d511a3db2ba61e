import { describe, expect, it, vi } from 'vitest';
import { requestParentScroll } from '../../../../../src/embed/frame/requestParentScroll';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

const festival = 'https://festival.example';
const parent = { postMessage: vi.fn() };
const scrollTo = vi.fn();

beforeEachRow(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEachRow(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  parent.postMessage.mockClear();
  scrollTo.mockClear();
});

const inFrame = () => vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window);
const say = (data: unknown, origin = festival, source: unknown = parent) => {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
};
const done = { source: 'boxoffice', type: 'scrolledToTop' };

describe('the page around the frame is asked to show its top (000 §2)', () => {
  it('ten times, every 500 ms, and by its exact origin alone', async () => {
    inFrame();
    requestParentScroll(festival);
    expect(parent.postMessage).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(499);
    expect(parent.postMessage).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(parent.postMessage).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(parent.postMessage).toHaveBeenCalledTimes(10);
    for (const call of parent.postMessage.mock.calls)
      expect(call).toEqual([{ source: 'boxoffice', version: 1, type: 'scrollToTop' }, festival]);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('until it has answered', async () => {
    inFrame();
    requestParentScroll(festival);
    say(done);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(parent.postMessage).toHaveBeenCalledTimes(1);
  });

  eachRow<[string, Parameters<typeof say>]>([
    ['another origin', [done, 'https://evil.example']],
    ['another window', [done, festival, {}]],
    ['another word', [{ source: 'boxoffice', type: 'scrollToTop' }]],
    ['no message of ours', ['scrolledToTop']],
    ['nothing', [null]],
  ])('an answer of %s does not count', async (_, message) => {
    inFrame();
    requestParentScroll(festival);
    say(...message);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(parent.postMessage).toHaveBeenCalledTimes(10);
  });

  it('no more once it is stopped', async () => {
    inFrame();
    requestParentScroll(festival)();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(parent.postMessage).toHaveBeenCalledTimes(1);
  });

  eachRow([undefined, '', '*', '/', 'festival.example', `${festival}/tickets`])(
    'nobody is asked by the origin %j',
    (origin) => {
      inFrame();
      requestParentScroll(origin);
      expect(parent.postMessage).not.toHaveBeenCalled();
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );
});

it('a page that is in no frame shows its own top', () => {
  requestParentScroll(festival);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});
