import { legacyBitcoin, loadSpreedly, loadStripe, socketChannel } from 'boxoffice/payments';
import type { Providers } from './providers';

/** Each loads its provider's own script once its fields are about to show. Our own pages are where this script is: it may be in a partner's page. */
export const realProviders: Providers = {
  loadStripe,
  loadSpreedly,
  loadBitcoin: (publishableKey) => legacyBitcoin(() => loadStripe(publishableKey))(),
  bitcoinChannel: () =>
    socketChannel({ url: import.meta.env.VITE_BACKEND_URL ?? new URL(import.meta.url).origin }),
  zoozPage: 'https://checkout.zooz.com/card',
};
