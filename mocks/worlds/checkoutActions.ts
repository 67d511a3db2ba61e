import type { Gateway, InvoiceData } from '../../src/contract';
import type { World } from '../db/world';
import { northlight } from './northlight';
import { variant, withWidget } from './variant';

const { records, sale, siteConf, widget } = northlight;

/** Invoices may be requested, besides what else the sale takes. */
function invoiced(name: string, invoice: Partial<InvoiceData>, change: Partial<World> = {}): World {
  const [data] = records.invoiceData['77'] ?? [];
  if (!data) throw new Error('Northlight has invoice data.');
  return variant(name, {
    widget: { ...widget, hidePayByInvoiceButton: false },
    records: { ...records, invoiceData: { '77': [{ ...data, ...invoice }] } },
    ...change,
  });
}

export const cardAndInvoice = invoiced('cardAndInvoice', {});
export const everyWay = invoiced('everyWay', {}, { sale: { ...sale, allowBitcoin: true } });
export const cardAndBitcoin = variant('cardAndBitcoin', { sale: { ...sale, allowBitcoin: true } });

/** Cards are not taken. */
export const invoiceOnly = invoiced('invoiceOnly', { allowCreditCard: false });

/** Cards are not taken, and the button for invoices is hidden. */
export const bitcoinOnly = invoiced(
  'bitcoinOnly',
  { allowCreditCard: false },
  { sale: { ...sale, allowBitcoin: true }, widget: { ...widget, hidePayByInvoiceButton: true } },
);

/** Each way to order in the organizer's words. */
export const ownOrderTexts = invoiced(
  'ownOrderTexts',
  {},
  {
    sale: { ...sale, allowBitcoin: true },
    widget: {
      ...widget,
      hidePayByInvoiceButton: false,
      ctaFree: 'Save my seat',
      ctaCreditCard: 'Pay by card now',
      ctaInvoice: 'Send us an invoice',
      ctaBitcoin: 'Pay in bitcoin',
    },
  },
);

/** The sale's own gateway is another one; the rest can still be requested. */
const withGateway = (name: string, gateway: Gateway, site: Partial<World['siteConf']> = {}) =>
  variant(name, {
    sale: { ...sale, gateway, otherGateways: otherGateways.filter((other) => other !== gateway) },
    siteConf: { ...siteConf, gateway, ...site },
  });
const otherGateways: Gateway[] = ['stripe', 'spreedly', 'paypal', 'zooz'];

export const payPal = withGateway('payPal', 'paypal');
/** Number and CVC in the gateway's hosted fields, 3-D Secure by its script. */
export const hostedCard = withGateway('hostedCard', 'spreedly', { spreedlyEnvironmentKey: 'boxoffice_test' });
export const zooz = withGateway('zooz', 'zooz');

/** American Express is taken out by the site, whatever the widget says. */
export const noAmex = variant('noAmex', {
  siteConf: { ...siteConf, features: { hideAmericanExpress: true } },
});

export const twoCards = withWidget('twoCards', { americanExpressVisible: false, discoverVisible: false });
