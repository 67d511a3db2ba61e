import type { SiteConf } from 'boxoffice/contract';
import {
  bitcoinPaymentOption,
  payPalPaymentOption,
  spreedlyPaymentOption,
  stripePaymentOption,
  stripeWalletsPaymentOption,
  zoozPaymentOption,
  type PaymentOption,
} from 'boxoffice/payments';
import type { Backend } from './backend';
import { withPreservedParams } from './preservedParams';

/** Every way to pay that the host knows; which of them an order may take, its hold says. */
export async function paymentsOf(
  siteConf: SiteConf | undefined,
  loadProviders: Backend['loadProviders'],
  callbackPath = withPreservedParams(window.location.pathname, window.location.search),
): Promise<PaymentOption[]> {
  const { loadStripe, loadSpreedly, loadBitcoin, bitcoinChannel, payPalOrigins, zoozPage } =
    await loadProviders();
  const stripeKey = siteConf?.stripePublishableKey ?? '';
  return [
    stripePaymentOption({ load: () => loadStripe(stripeKey) }),
    stripeWalletsPaymentOption({ load: () => loadStripe(stripeKey) }),
    spreedlyPaymentOption({ load: loadSpreedly, environmentKey: siteConf?.spreedlyEnvironmentKey ?? '' }),
    bitcoinPaymentOption({ load: () => loadBitcoin(stripeKey), channel: bitcoinChannel }),
    payPalPaymentOption({
      callbackPath,
      ...(payPalOrigins && { origins: payPalOrigins }),
    }),
    zoozPaymentOption({ address: zoozPage }),
  ];
}
