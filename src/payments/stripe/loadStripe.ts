import { loadStripe as initialise } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { loadScript, ScriptError } from '../loadScript';

/** The release that @stripe/stripe-js 10 is typed for; a test holds the two together. */
export const stripeScript = 'https://js.stripe.com/endive/stripe.js';

/** Loads the real Stripe.js from Stripe and opens it with the publishable key. Rejects with ScriptError. */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
  await loadScript(stripeScript, { isReady: () => 'Stripe' in window });
  const stripe = await initialise(publishableKey);
  if (!stripe) throw new ScriptError(`${stripeScript} can't run here`);
  return stripe;
}
