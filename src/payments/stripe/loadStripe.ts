import type { Stripe } from '@stripe/stripe-js';
import { missingPeer } from '../../diagnostics';
import { deadlines, withDeadline } from '../deadlines';
import { loadScript, ScriptError, type LoadScriptOptions } from '../loadScript';

/** The release that @stripe/stripe-js 10 is typed for; a test holds the two together. */
export const stripeScript = 'https://js.stripe.com/endive/stripe.js';

/** What a payment calls; releases of long ago lack some of it. */
const needed = [
  'elements',
  'createPaymentMethod',
  'confirmCardPayment',
  'retrievePaymentIntent',
] as const satisfies readonly (keyof Stripe)[];

/** Loads the real Stripe.js from Stripe and opens it with the publishable key. Rejects with ScriptError. FAULTS F33, F36. @public */
export async function loadStripe(
  publishableKey: string,
  { nonce }: Pick<LoadScriptOptions, 'nonce'> = {},
): Promise<Stripe> {
  const [initialise] = await Promise.all([
    loadInitialiser(),
    loadScript(stripeScript, { isReady: isThere, nonce }),
  ]);
  const stripe = await withDeadline('Stripe', deadlines.openMs, () => initialise(publishableKey));
  // A page may have brought a release of its own before.
  if (needed.every((name) => typeof stripe?.[name] === 'function')) return stripe as Stripe;
  throw new ScriptError(`${stripeScript} is not what it should be`);
}

/** An optional peer: in `try`, so that bundlers build without it where nobody pays by Stripe. */
async function loadInitialiser() {
  try {
    const { loadStripe: initialise } = await import('@stripe/stripe-js/pure');
    return initialise;
  } catch (cause) {
    throw missingPeer('@stripe/stripe-js', cause);
  }
}

const isThere = () => typeof (window as { Stripe?: unknown }).Stripe === 'function';
