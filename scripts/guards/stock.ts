import { guardsOf, type Guard } from './guard';

const mocks = (...names: string[]) => names.map((name) => `unit/mocks/${name}`);

/** What that backend holds: stock, prices, codes. */
export const stockGuards: readonly Guard[] = [
  ...guardsOf('mocks/sale/stock.ts', mocks('sale/stock.test.ts', 'http/lastTicket.test.ts'), [
    {
      ids: 'F13',
      name: 'more is held than there is',
      find: 'take: (portions) => {\n      check(portions);',
      replace: 'take: (portions) => {',
    },
    {
      ids: 'F13',
      name: 'part of a hold is taken',
      find: 'check(portions);\n      for (const { id, quantity } of portions) find(id).held += quantity;',
      replace:
        'for (const portion of portions) {\n        check([portion]);\n        find(portion.id).held += portion.quantity;\n      }',
    },
    {
      ids: 'F13',
      name: 'what is sold is sold again',
      find: 'type.stock === null ? null : type.stock - held - gone',
      replace: 'type.stock === null ? null : type.stock - held',
    },
    {
      ids: 'F13',
      name: 'what is held is held again',
      find: 'type.stock === null ? null : type.stock - held - gone',
      replace: 'type.stock === null ? null : type.stock - gone',
    },
    {
      ids: 'F13',
      name: 'a sale leaves its tickets held',
      find: 'count.held -= quantity;\n        count.sold += quantity;',
      replace: 'count.sold += quantity;',
    },
    {
      ids: 'F13',
      name: 'a trade sells what is not there',
      find: 'check(portions.filter(({ quantity }) => quantity > 0));',
      replace: '',
    },
  ]),
  ...guardsOf(
    'mocks/sale/holds.ts',
    mocks(
      'areas/order/handlers.test.ts',
      'areas/payment/handlers.test.ts',
      'sale/stock.test.ts',
      'areas/tickets/handlers.test.ts',
      'areas/order/heldOrders.test.ts',
      'idempotency.test.ts',
      'areas/orders/ticketSales.test.ts',
      'reconcile.test.ts',
      'areas/order/payByInvoice.test.ts',
    ),
    [
      {
        ids: 'F11',
        name: 'the same key holds twice',
        find: "const known = byToken.get(byKey.get(key) ?? '');",
        replace: 'const known = byToken.get(key);',
      },
      {
        ids: 'A33',
        name: 'a hold answers for another request',
        find: 'parts.requestKeys.check(key, request);\n',
        replace: '',
      },
      {
        ids: 'F08',
        name: 'a code that is held is not used',
        find: 'promotions.count(transaction.promotionalCode, 1);\n    const hold',
        replace: 'const hold',
      },
      {
        ids: 'F14',
        name: 'tickets of a hold that ended stay held',
        find: 'stock.give(portionsOf(hold));',
        replace: '',
      },
      {
        ids: 'F08',
        name: 'a code of a hold that ended stays used',
        find: 'promotions.count(hold.transaction.promotionalCode, -1);',
        replace: '',
      },
      {
        ids: 'F14',
        name: 'a hold never ends',
        find: "if (hold?.status === 'keep' && hold.expiresAt <= clock.now()) end(hold, 'expired');",
        replace: '',
      },
      {
        ids: 'F21',
        name: 'more time is none',
        find: "hold?.status === 'keep' && hold.expiresAt <= clock.now()",
        replace: "hold?.status === 'keep'",
      },
      {
        ids: 'F78',
        name: 'a hold that was given up keeps the money',
        find: 'paidBefore(hold, {}, parts)?.refund();',
        replace: '',
      },
      {
        ids: 'F78',
        name: 'a finished order is given back',
        find: "if (!hold || hold.status === 'complete') return;",
        replace: 'if (!hold) return;',
      },
      {
        ids: 'F78',
        name: 'a complete hold is called gone',
        find: "if (hold?.status === 'complete') throw new Refusal(4047, 'The order of these tickets is made already.');",
        replace: '',
      },
      {
        ids: 'F13',
        name: 'money that came late sells what is gone',
        find: 'revive: (hold) => {\n      stock.take(portionsOf(hold));',
        replace: 'revive: (hold) => {',
      },
      {
        ids: 'F27',
        name: 'a paid order becomes one by invoice',
        find: "if (isPaid(hold, parts)) throw new Refusal(4022, 'This order is paid for already.');",
        replace: '',
      },
      {
        ids: '000§4',
        name: 'a hold is extended for ever',
        find: "if (left <= 0) throw new Refusal(4091, 'These tickets can’t be held any longer.');",
        replace: '',
      },
    ],
  ),
  ...guardsOf(
    'mocks/sale/holdRules.ts',
    mocks(
      'areas/order/handlers.test.ts',
      'areas/payment/handlers.test.ts',
      'sale/prices.test.ts',
      'sale/holdRules.test.ts',
      'areas/tickets/handlers.test.ts',
      'areas/orders/ticketSales.test.ts',
      'areas/order/payByInvoice.test.ts',
    ),
    [
      {
        ids: 'A27',
        name: 'a total of the page is believed at the hold',
        find: 'request.orderTotal !== totals.total || request',
        replace: 'request',
      },
      {
        ids: 'A27',
        name: 'a currency of the page is believed at the hold',
        find: ' || request.currency !== sale.currency.code)',
        replace: ')',
      },
      {
        ids: '000§5',
        name: 'an order takes fewer than the type says',
        find: 'if (requestQuantity < perOrderMin)',
        replace: 'if (requestQuantity < 0)',
      },
      {
        ids: '000§5',
        name: 'an order takes more than the type says',
        find: 'if (requestQuantity > perOrderMax)',
        replace: 'if (requestQuantity > Infinity)',
      },
      {
        ids: '000§5',
        name: 'a closed type is sold',
        find: 'if ((!ticket.inSale || ticket.saleEnded) && ticket.remainingTickets !== 0)',
        replace: 'if (!ticket)',
      },
      {
        ids: 'F74 A27',
        name: 'half a ticket and fewer than none are a quantity',
        find: "Number.isSafeInteger(line['requestQuantity']) &&\n    Number(line['requestQuantity']) >= 0;",
        replace: "typeof line['requestQuantity'] === 'number';",
      },
      {
        ids: '000§5',
        name: 'an order takes more than the rule says',
        find: 'count > widget.maxRule)',
        replace: 'count > Infinity)',
      },
      {
        ids: '000§5',
        name: 'an order takes fewer than the rule says',
        find: 'count < widget.minRule)',
        replace: 'count < 0)',
      },
      {
        ids: 'F08',
        name: 'a code is good for any number of tickets',
        find: 'checkPromotion(promotion, selection);\n',
        replace: '',
      },
      {
        ids: '000§3',
        name: 'any event takes invoices',
        find: 'if (isHidden || !invoiceData?.enabled)',
        replace: 'if (isHidden)',
      },
    ],
  ),
  ...guardsOf(
    'mocks/sale/promotions.ts',
    mocks(
      'areas/tickets/handlers.test.ts',
      'areas/promotions/handlers/promotions.test.ts',
      'areas/orders/ticketSales.test.ts',
    ),
    [
      {
        ids: 'F08',
        name: 'a code is used more often than it may be',
        find: 'usesOf(promotion.code) >= promotion.uses',
        replace: 'usesOf(promotion.code) >= Infinity',
      },
      {
        ids: 'F08',
        name: 'a code is used after its end',
        find: 'now >= Date.parse(promotion.end)',
        replace: 'now >= Infinity',
      },
    ],
  ),
];
