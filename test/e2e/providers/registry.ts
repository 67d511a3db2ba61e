/** What answers under an address of a provider. */
export type Part =
  /** Any request is answered with this file of the folder, bundled for the browser. */
  | { kind: 'script'; entry: string }
  /** Pages: `*.js` is the bundle of the `.ts` beside, `*.css` the file itself, anything else its `index.html`. */
  | { kind: 'pages'; folder: string }
  /** `{address}/{step}` reaches the mock backend's ledger: `remoteStripeLedger(address)`, `remotePaymentLedger(address)`. */
  | { kind: 'ledger'; ledger: 'stripe' | 'payments' };

const script = (entry: string): Part => ({ kind: 'script', entry });
const pages = (folder: string): Part => ({ kind: 'pages', folder });
const ledger = (of: 'stripe' | 'payments'): Part => ({ kind: 'ledger', ledger: of });

/** Every provider that is played, with what it answers by how its addresses begin; the longest that fits counts. */
export const registry = {
  stripe: {
    'https://js.stripe.com/': script('stripe.ts'),
    'https://api.stripe.com/': ledger('stripe'),
    // Bitcoin sources, as its script once made them.
    'https://api.stripe.com/v1/sources/': ledger('payments'),
    'https://hooks.stripe.com/': pages('bank'),
  },
  zooz: {
    'https://checkout.zooz.com/': pages('zooz'),
    'https://api.zooz.com/': ledger('payments'),
  },
  spreedly: {
    'https://core.spreedly.com/iframe/': script('spreedly.ts'),
    'https://core.spreedly.com/v1/': ledger('payments'),
  },
  paypal: {
    'https://www.paypal.com/': pages('paypal'),
    'https://www.paypal.com/v1/': ledger('payments'),
  },
  /** No provider: a page of somebody else's that has the widget in a frame. */
  festival: { 'https://festival.example/': pages('festival') },
} satisfies Record<string, Record<string, Part>>;

export type ProviderName = keyof typeof registry;
