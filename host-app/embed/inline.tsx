import 'boxoffice/styles.css';
import { withoutPaymentReturn } from 'boxoffice/domain';
import { inlineWith } from 'boxoffice/embed/inline';
import { realProviders } from '../src/realProviders';

/** The tickets as a part of a partner's page, with every way to pay. */
export const renderInline = inlineWith(async (siteConf) => {
  const { paymentsOf } = await import('../src/payments');
  // A partner's page may differ from others by its query alone.
  const { pathname, search } = new URL(withoutPaymentReturn(window.location.href));
  return paymentsOf(siteConf, () => Promise.resolve(realProviders), `${pathname}${search}`);
});
