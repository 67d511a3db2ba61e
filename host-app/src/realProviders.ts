import { legacyBitcoin, loadSpreedly, loadStripe, socketChannel } from 'boxoffice/payments';
import type { Providers } from './providers';

/** Each loads its provider's own script once its fields are about to show. */
export const realProviders: Providers = {
  loadStripe,
  loadSpreedly,
  loadBitcoin: (publishableKey) => legacyBitcoin(() => loadStripe(publishableKey))(),
  bitcoinChannel: () => socketChannel({ url: import.meta.env.VITE_BACKEND_URL ?? window.location.origin }),
  zoozPage: 'https://checkout.zooz.com/card',
};
