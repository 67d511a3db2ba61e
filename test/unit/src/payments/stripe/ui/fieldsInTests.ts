import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { loadCatalogue, type Catalogue } from '../../../../../../src/i18n';
import { loadStripeElements } from '../../../../../../src/payments/stripe/ui/stripeElements';

/** English texts, and a clock that stands still, for what draws elements of the fake of Stripe's script. */
export function fieldsInTests() {
  const shared = {} as { catalogue: Catalogue };
  beforeEach(async () => {
    shared.catalogue = await loadCatalogue('en');
    // Imported in real time, which the tests don't wait for.
    await loadStripeElements();
    // jsdom draws nothing and knows no colour schemes.
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.stubGlobal('matchMedia', () => ({ addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return shared;
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Each step of it is drawn before the next begins. */
export async function settle() {
  for (let step = 0; step < 6; step += 1) await pass(10);
}
