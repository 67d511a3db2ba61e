import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSpreedly } from '../../../../../src/payments/spreedly/loadSpreedly';

const page = window as { Spreedly?: unknown; SpreedlyPaymentFrame?: unknown };
const nothing = () => undefined;
const whole = { Spreedly: { on: nothing, ThreeDS: { Lifecycle: nothing, serialize: nothing } } };

/** Each try brings these globals. */
async function loadWith(globals: object) {
  vi.useFakeTimers();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    Object.assign(page, globals);
    setTimeout(() => (script as Node).dispatchEvent(new Event('load')));
  });
  const loaded = loadSpreedly().catch((cause: unknown) => cause);
  await vi.advanceTimersByTimeAsync(60_000);
  return loaded;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  delete page.Spreedly;
  delete page.SpreedlyPaymentFrame;
});

describe('F36: the script of Spreedly', () => {
  it('is taken with all that is used of it', async () => {
    const SpreedlyPaymentFrame = nothing;
    expect(await loadWith({ ...whole, SpreedlyPaymentFrame })).toEqual({ ...whole, SpreedlyPaymentFrame });
  });

  it.each([
    ['frames', whole],
    ['3-D Secure', { Spreedly: { on: nothing }, SpreedlyPaymentFrame: nothing }],
    [
      'a life cycle',
      { Spreedly: { on: nothing, ThreeDS: { serialize: nothing } }, SpreedlyPaymentFrame: nothing },
    ],
  ])('is no script without %s', async (_, globals) => {
    expect(await loadWith(globals)).toMatchObject({ name: 'ScriptError', reason: 'wrong' });
  });
});
