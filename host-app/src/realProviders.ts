import { legacyBitcoin, loadSpreedly, loadStripe, socketChannel } from 'boxoffice/payments';
import type { Providers } from './providers';

/**
 * Each loads its provider's own script once its fields are about to show. The backend is where this script came from, where nothing else is
 * said: the page may be a partner's.
 */
export const realProviders: Providers = {
  loadStripe,
  loadSpreedly,
  loadBitcoin: (publishableKey) => legacyBitcoin(() => loadStripe(publishableKey))(),
  bitcoinChannel: () =>
    socketChannel({ url: import.meta.env.VITE_BACKEND_URL ?? new URL(import.meta.url).origin }),
  zoozPage: 'https://checkout.zooz.com/card',
};
