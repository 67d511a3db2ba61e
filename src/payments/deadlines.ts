/**
 * How long a provider is waited for, in milliseconds. Behind each of them the outcome is read again, by the provider and the backend,
 * and when neither knows it the order is at `unknownOutcome`: no spinner goes on for ever (FAULTS F81). docs/payments.md.
 */
export const deadlines = {
  /** Brings the provider's script: three tries of 10 s with their pauses, and a little more for loaders of your own. */
  loadMs: 45_000,
  /** Opens the provider's library once its script is there. */
  openMs: 10_000,
  /** Turns what was typed into a token or a payment method. Nothing is charged by it. */
  tokenizeMs: 30_000,
  /** The form is checked before a wallet opens; providers wait a second for that. */
  walletMs: 800,
  /** A bank asks the buyer: as long as its page is shown (FAULTS F39). */
  challengeMs: 600_000,
  /** Confirms a payment: as long as an order that is saved (000 §9). It may be charged all the same. */
  confirmMs: 60_000,
  /** One reading of what became of a payment; it is tried three times. */
  readMs: 10_000,
  /** Makes an address to pay to. Nothing is charged by it. */
  addressMs: 30_000,
  /** A provider's frame answers that it is open (FAULTS F44). */
  frameMs: 10_000,
} as const;

/** A provider did not answer in time; what it does later nobody hears. */
class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';

  constructor(what: string, timeoutMs: number) {
    super(`${what} had no answer in ${timeoutMs} ms`);
  }
}

/** What `call` answers; rejects with {@link ProviderSilent} when it does not within so many milliseconds. */
export async function withDeadline<T>(what: string, timeoutMs: number, call: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderSilent(what, timeoutMs)), timeoutMs);
  });
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}
