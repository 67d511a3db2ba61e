import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlines } from '../../../../../src/payments/deadlines';
import { CardRefused, openHostedFields } from '../../../../../src/payments/spreedly/hostedFields';
import type { CardOwner, SpreedlyError, SpreedlyScript } from '../../../../../src/payments/spreedly/script';

const ada = { first_name: 'Ada', last_name: 'Byron', month: '12', year: '2030' };
const bob = { ...ada, first_name: 'Bob' };

/** The provider's frame, which does what the test says. */
function openFields() {
  const hears = new Map<string, (said: unknown) => void>();
  const requested: CardOwner[] = [];
  class Frame {
    on = (event: string, listener: (said: unknown) => void) => void hears.set(event, listener);
    tokenizeCreditCard = (owner: CardOwner) => void requested.push(owner);
    init = () => undefined;
    removeHandlers = () => hears.clear();
  }
  const script = { SpreedlyPaymentFrame: Frame } as unknown as SpreedlyScript;
  const [number, cvv] = [document.createElement('div'), document.createElement('div')];
  const containers = { number, cvv, onReady: () => undefined, onField: () => undefined };
  const fields = openHostedFields(script, { environmentKey: 'env', auth: undefined }, containers);
  return {
    fields,
    requested,
    give: (token: string) => hears.get('paymentMethod')?.(token),
    refuse: (errors: readonly SpreedlyError[]) => hears.get('errors')?.(errors),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(0);
/** What has come of it by now. */
async function settled(call: Promise<unknown>): Promise<unknown> {
  let found: unknown = 'no answer';
  const note = (what: unknown) => {
    found = what;
  };
  call.then(note, note);
  await soon();
  return found;
}

describe('the token of a hosted card', () => {
  it('F43: is refused in the words of the provider', async () => {
    const { fields, refuse } = openFields();
    const token = fields.tokenize(ada);
    token.catch(() => undefined);
    await soon();
    refuse([{ attribute: 'year', message: 'Year is expired' }]);
    await soon();
    expect(await settled(token)).toMatchObject({
      name: 'CardRefused',
      message: 'Year is expired',
    });
  });

  it('F81: is refused when the provider does not answer', async () => {
    const { fields } = openFields();
    const token = fields.tokenize(ada);
    token.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(deadlines.tokenizeMs);
    expect(await settled(token)).toBeInstanceOf(CardRefused);
  });

  it('F27: is its own, however fast the button is pressed', async () => {
    const { fields, requested, give } = openFields();
    const tokens = [fields.tokenize(ada), fields.tokenize(bob)];
    await soon();
    expect(requested).toEqual([ada]);
    give('pm_ada');
    await soon();
    expect(requested).toEqual([ada, bob]);
    give('pm_bob');
    await soon();
    expect(await settled(Promise.all(tokens))).toEqual(['pm_ada', 'pm_bob']);
  });

  it('is refused when the fields are taken away', async () => {
    const { fields } = openFields();
    const token = fields.tokenize(ada);
    token.catch(() => undefined);
    await soon();
    fields.close();
    expect(await settled(token)).toBeInstanceOf(CardRefused);
  });
});
