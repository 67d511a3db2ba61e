import type { Stripe } from '@stripe/stripe-js';
import type { BitcoinChannel, BitcoinProvider, SpreedlyScript } from 'boxoffice/payments';

/** The payment providers' own scripts and pages, or what stands in for them. */
export interface Providers {
  loadStripe: (publishableKey: string) => Promise<Stripe>;
  loadSpreedly: () => Promise<SpreedlyScript>;
  loadBitcoin: (publishableKey: string) => Promise<BitcoinProvider>;
  /** Opens a new one each time. */
  bitcoinChannel: () => BitcoinChannel;
  /** Where PayPal's page is; its own origins when absent. */
  payPalOrigins?: readonly string[];
  /** The page for cards of zooz. */
  zoozPage: string;
}
