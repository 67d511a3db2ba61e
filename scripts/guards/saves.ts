import { guardsOf, type Guard } from './guard';

const mocks = (...names: string[]) => names.map((name) => `unit/mocks/${name}`);

/** What that backend makes of a hold: an order, for its money, once. */
export const saveGuards: readonly Guard[] = [
  ...guardsOf(
    'mocks/sale/saveRules.ts',
    mocks(
      'areas/order/handlers.test.ts',
      'areas/payment/handlers.test.ts',
      'sale/prices.test.ts',
      'areas/order/heldOrders.test.ts',
      'areas/orders/ticketSales.test.ts',
      'sale/heldForms.test.ts',
    ),
    [
      {
        ids: 'A27',
        name: 'a total of the page is believed at the save',
        find: 'request.orderTotal !== orderTotal || request',
        replace: 'request',
      },
      {
        ids: 'A27',
        name: 'a currency of the page is believed at the save',
        find: ' || request.currency !== currency.code)',
        replace: ')',
      },
      {
        ids: '000§5',
        name: 'an order is made without agreeing to the terms',
        find: 'if (!request.legalAgreement && !hideTermsCheckbox && !autoAgree) throw new Refusal(4022, terms);',
        replace: '',
      },
      {
        ids: '000§5',
        name: 'an order is made without its registrations',
        find: 'if (!sent) throw new Refusal(4022, `The registration for ${ticketName} is missing.`);',
        replace: 'if (!sent) return { firstName: "", lastName: "", email: "", answers: [] };',
      },
      {
        ids: '000§5',
        name: 'one address registers twice',
        find: 'if (world.sale.uniqueEmails) checkUnique(attendees, hasAttendee);',
        replace: '',
      },
    ],
  ),
  ...guardsOf(
    'mocks/sale/saves.ts',
    mocks(
      'areas/order/handlers.test.ts',
      'areas/payment/handlers.test.ts',
      'idempotency.test.ts',
      'areas/order/heldOrders.test.ts',
      'areas/orders/ticketSales.test.ts',
      'reconcile.test.ts',
      'sale/stock.test.ts',
    ),
    [
      {
        ids: 'F26',
        name: 'the same key makes two orders',
        find: 'const repeated = orders.outcome(key);',
        replace: 'const repeated = orders.outcome(`${key} `);',
        also: {
          find: "const made = orders.byId(hold.orderId ?? '');\n",
          replace: 'const made = orders.byId(key);\n',
        },
      },
      {
        ids: 'A33',
        name: 'an order answers for another request',
        find: 'requestKeys.check(key, sent);\n',
        replace: '',
      },
      {
        ids: 'F26 F78',
        name: 'a hold makes two orders',
        find: "const made = orders.byId(hold.orderId ?? '');",
        replace: 'const made = orders.byId(key);',
      },
      {
        ids: 'F78',
        name: 'a hold that ended makes an order without money',
        find: "if (!paid) throw new Refusal(4044, 'These tickets are no longer held.');",
        replace: 'if (!paid) return;',
      },
      {
        ids: 'F13 F78',
        name: 'money for tickets that are gone is kept',
        find: '} catch {\n    paid.refund();',
        replace: '} catch {',
      },
      {
        ids: 'A19',
        name: 'a card number is stored with the address',
        find: 'for (const field of addressFields) {\n    const value = sent[field];',
        replace:
          'for (const field of Object.keys(sent) as typeof addressFields) {\n    const value = sent[field];',
      },
    ],
  ),
  ...guardsOf(
    'mocks/sale/receipts.ts',
    mocks(
      'sale/receipts.test.ts',
      'areas/order/handlers.test.ts',
      'areas/payment/handlers.test.ts',
      'areas/order/heldOrders.test.ts',
      'areas/orders/ticketSales.test.ts',
      'reconcile.test.ts',
      'gateways/fakeStripe.test.tsx',
      'gateways/fakeSpreedly.test.tsx',
      'sale/stock.test.ts',
    ),
    [
      {
        ids: 'A27',
        name: 'an order is made without its money',
        find: "intent?.status === 'succeeded' &&\n    !intent.refunded &&",
        replace: 'intent !== undefined &&\n    !intent.refunded &&',
      },
      {
        ids: 'A27',
        name: 'money that went back pays an order',
        find: "intent?.status === 'succeeded' &&\n    !intent.refunded &&",
        replace: "intent?.status === 'succeeded' &&",
      },
      {
        ids: 'A27',
        name: 'any amount pays an order',
        find: 'amount === transaction.orderTotal && currency',
        replace: 'currency',
      },
      {
        ids: 'A27',
        name: 'a payment of another hold pays an order',
        find: "payment.state === 'succeeded' && payment.holdToken === hold.token;",
        replace: "payment.state === 'succeeded';",
      },
      {
        ids: 'A27',
        name: 'a source pays twice',
        find: "source?.kind === 'bitcoin' && source.state === 'succeeded' && !source.refunded;",
        replace: "source?.kind === 'bitcoin' && !source.refunded;",
      },
      {
        ids: 'F26',
        name: 'a second try charges the card again',
        find: ": payments.ofHold(hold.token).find(({ kind, state }) => kind === 'card' && state === 'succeeded');",
        replace: ': undefined;',
      },
      {
        ids: 'F39',
        name: 'a challenge that was left charges a second time',
        find: 'payments.cancelOf(hold.token);\n',
        replace: '',
      },
    ],
  ),
  ...guardsOf('mocks/db/requestKeys.ts', mocks('idempotency.test.ts'), [
    {
      ids: 'A33',
      name: 'a key goes with any body',
      find: 'known !== undefined && known !== digestOf(canonical(body))',
      replace: "known === ''",
    },
    {
      ids: 'A33',
      name: 'the order of the members makes another request',
      find: '.sort(([a], [b]) => (a < b ? -1 : 1))',
      replace: '',
    },
  ]),
  ...guardsOf('mocks/sale/unsavedPayments.ts', mocks('reconcile.test.ts'), [
    {
      ids: 'F78',
      name: 'a charge for a hold that ended is kept',
      find: 'paymentOf(hold)?.refund();\n',
      replace: '',
    },
    {
      ids: 'F78',
      name: 'an order is made while its buyer still tries',
      find: 'if (clock.now() - hold.paidSince < unsavedPaymentMs) return undefined;',
      replace: '',
    },
  ]),
  ...guardsOf(
    'mocks/sale/payments.ts',
    mocks(
      'areas/order/handlers.test.ts',
      'areas/payment/handlers.test.ts',
      'areas/orders/ticketSales.test.ts',
      'gateways/fakeSpreedly.test.tsx',
      'areas/order/heldOrders.test.ts',
      'reconcile.test.ts',
    ),
    [
      {
        ids: 'F41',
        name: 'a payment that ended is settled again',
        find: 'if (!payment || !isWaiting(payment)) return payment;',
        replace: 'if (!payment) return payment;',
      },
    ],
  ),
];
