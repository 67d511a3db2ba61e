import 'boxoffice/styles.css';
import { inlineWith } from 'boxoffice/embed/inline';
import { realProviders } from '../src/realProviders';

/** The tickets as a part of a partner's page, with every way to pay. */
export const renderInline = inlineWith(async (siteConf) => {
  const { paymentsOf } = await import('../src/payments');
  return paymentsOf(siteConf, () => Promise.resolve(realProviders));
});
