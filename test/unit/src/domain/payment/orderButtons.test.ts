import { describe, expect, test } from 'vitest';
import type { Gateway } from '../../../../../src/contract';
import { orderButtons, orderTotals, linesOf } from '../../../../../src/domain';
import { ticket } from '../fixtures';
import { inEnglish } from '../english';
import { eachRow } from '../../../../eachRow';

const flags = [true, false];
const marks = {
  visaVisible: true,
  masterCardVisible: true,
  americanExpressVisible: true,
  discoverVisible: true,
};
const dollars = { code: 'USD', symbol: '$' };
const dataOf = (changes: Partial<Parameters<typeof orderButtons>[1]> = {}) => ({
  gateway: 'stripe' as Gateway,
  allowBitcoin: false,
  currency: dollars,
  code: null,
  tickets: [ticket()],
  ...changes,
});
const totalsOf = (price: number, quantity = 1) =>
  orderTotals([{ price, fees: 0, quantity, tax: 0 }], { taxOnCheckout: false });
const nothing = orderTotals([], { taxOnCheckout: false });
const invoiceOf = (allowCreditCard: boolean) => ({ enabled: true, allOrders: false, allowCreditCard });

/** Every answer of the event, the widget and the selection there is: 5 × 2⁴ × 2² × 3 rows. */
const all = (['stripe', 'spreedly', 'zooz', 'paypal', 'free'] as const).flatMap((gateway) =>
  flags.flatMap((enabled) =>
    flags.flatMap((allOrders) =>
      flags.flatMap((allowCreditCard) =>
        flags.flatMap((hidePayByInvoiceButton) =>
          flags.flatMap((allowBitcoin) =>
            (['nothing', 'free', 'paid'] as const).map((chosen) => ({
              gateway,
              enabled,
              allOrders,
              allowCreditCard,
              hidePayByInvoiceButton,
              allowBitcoin,
              chosen,
            })),
          ),
        ),
      ),
    ),
  ),
);

const text = { free: 'Register', card: 'Order Now', invoice: 'Pay via Invoice', bitcoin: 'Pay via Bitcoin' };
const texts = { ctaFree: 'Come', ctaCreditCard: 'Buy', ctaInvoice: 'Bill me', ctaBitcoin: 'BTC' };
const ownTexts = { free: 'Come', card: 'Buy', invoice: 'Bill me', bitcoin: 'BTC' };

describe('the ways to order, 000 §2.3', () => {
  eachRow(all)(
    '$gateway, invoice $enabled (all orders $allOrders, cards $allowCreditCard, button hidden $hidePayByInvoiceButton), bitcoin $allowBitcoin, $chosen',
    (row) => {
      const { gateway, enabled, allOrders, allowCreditCard, hidePayByInvoiceButton, allowBitcoin } = row;
      const widget = { ...marks, hidePayByInvoiceButton };
      const totals = { nothing, free: totalsOf(0), paid: totalsOf(100_00) }[row.chosen];
      const buttons = orderButtons(
        widget,
        dataOf({ gateway, allowBitcoin }),
        { enabled, allOrders, allowCreditCard },
        totals,
      );

      const isFree = gateway === 'free' || row.chosen === 'free';
      const isInvoiceOnly = enabled && !allowCreditCard;
      const action = isFree
        ? 'free'
        : !isInvoiceOnly
          ? 'card'
          : hidePayByInvoiceButton && allowBitcoin
            ? 'bitcoin'
            : 'invoice';
      expect(buttons).toMatchObject({
        freeMode: isFree,
        primaryButtonAction: action,
        isPayPal: gateway === 'paypal' && !isFree,
        showCreditCardIcons: action === 'card' && gateway !== 'paypal',
        isAllCardsDisplayed: action === 'card' && gateway !== 'paypal',
        allowCreditCardAndPayByInvoice: !isFree && enabled && allowCreditCard && !hidePayByInvoiceButton,
        allowBitcoin: !isFree && allowBitcoin,
      });
      expect(inEnglish(buttons.primaryButtonText)).toBe(text[action]);
      const withTexts = orderButtons(
        { ...widget, ...texts },
        dataOf({ gateway, allowBitcoin }),
        { enabled, allOrders, allowCreditCard },
        totals,
      );
      expect(inEnglish(withTexts.primaryButtonText)).toBe(ownTexts[action]);
    },
  );

  test('an order that costs nothing has neither invoice nor bitcoin, and no card marks', () => {
    for (const row of all.filter(({ chosen }) => chosen === 'free')) {
      const buttons = orderButtons({ ...marks, ...row }, dataOf(row), row, totalsOf(0));
      expect(buttons).toMatchObject({
        allowBitcoin: false,
        allowCreditCardAndPayByInvoice: false,
        cards: [],
      });
    }
  });

  test('there is always one way to order, and no way twice', () => {
    for (const row of all) {
      const totals = { nothing, free: totalsOf(0), paid: totalsOf(100_00) }[row.chosen];
      const buttons = orderButtons({ ...marks, ...row }, dataOf(row), row, totals);
      const { primaryButtonAction: first } = buttons;
      expect(first === 'invoice' && buttons.allowCreditCardAndPayByInvoice).toBe(false);
      expect(first === 'free' && buttons.allowBitcoin).toBe(false);
    }
  });

  test('without invoice data there are cards and nothing to bill', () => {
    const buttons = orderButtons({ ...marks, hidePayByInvoiceButton: false }, dataOf(), undefined, nothing);
    expect(buttons).toMatchObject({ primaryButtonAction: 'card', allowCreditCardAndPayByInvoice: false });
  });

  test('an empty text of the organizer is none', () => {
    const widget = { ...marks, hidePayByInvoiceButton: false, ctaCreditCard: '' };
    expect(inEnglish(orderButtons(widget, dataOf(), undefined, nothing).primaryButtonText)).toBe('Order Now');
  });
});

describe('bitcoin', () => {
  const widget = { ...marks, hidePayByInvoiceButton: true };
  eachRow([
    [true, 'USD'],
    [false, 'EUR'],
    [false, 'JPY'],
  ])('is offered: %s, for %s', (offered, code) => {
    const data = dataOf({ allowBitcoin: true, currency: { code, symbol: '' } });
    expect(orderButtons(widget, data, undefined, totalsOf(1)).allowBitcoin).toBe(offered);
  });
});

describe('card marks, each by its visible flag', () => {
  const names = ['visaVisible', 'masterCardVisible', 'americanExpressVisible', 'discoverVisible'] as const;
  const brands = ['visa', 'mastercard', 'amex', 'discover'];
  const rows = Array.from({ length: 16 }, (_, bits) =>
    names.map((__, index) => Boolean(bits & (1 << index))),
  );

  eachRow(rows.flatMap((visible) => flags.map((hidden) => ({ visible, hidden }))))(
    '$shown, American Express hidden by a feature: $hidden',
    ({ visible, hidden }) => {
      const widget = Object.fromEntries(names.map((name, index) => [name, visible[index]]));
      const buttons = orderButtons(
        { ...marks, ...widget, hidePayByInvoiceButton: true },
        dataOf(),
        undefined,
        totalsOf(1),
        { hideAmericanExpress: hidden },
      );
      const expected = brands.filter((brand, index) => visible[index] && !(hidden && brand === 'amex'));
      expect(buttons.cards).toEqual(expected);
      expect(buttons.showCreditCardIcons).toBe(expected.length > 0);
      expect(buttons.isAllCardsDisplayed).toBe(expected.length === 4);
    },
  );
});

describe('the other flags of 000 §3', () => {
  const widget = { ...marks, hidePayByInvoiceButton: true };

  test('hasTickets, hasPromo and currencySymbol tell of the list', () => {
    expect(orderButtons(widget, dataOf({ code: 'LANTERN20' }), undefined, nothing)).toMatchObject({
      hasTickets: true,
      hasPromo: true,
      currencySymbol: '$',
    });
    expect(orderButtons(widget, dataOf({ tickets: [] }), undefined, nothing)).toMatchObject({
      hasTickets: false,
      hasPromo: false,
    });
  });

  test('before the list was read there is a way to order and nothing else', () => {
    expect(orderButtons(widget, undefined, invoiceOf(true), nothing)).toMatchObject({
      primaryButtonAction: 'card',
      hasTickets: false,
      hasPromo: false,
      allowBitcoin: false,
      freeMode: false,
      isPayPal: false,
      currencySymbol: '',
    });
  });

  test('priceTotalWithoutTax holds tickets and fees', () => {
    const lines = linesOf([ticket()], { general: 2 });
    const totals = orderTotals(lines, { taxOnCheckout: true });
    expect(totals.total).toBe(401_30);
    expect(orderButtons(widget, dataOf(), undefined, totals).priceTotalWithoutTax).toBe(378_80);
  });
});
