import { guardsOf, type Guard } from './guard';

/** What is paid, how many are bought, and until when. */
export const moneyGuards: readonly Guard[] = [
  ...guardsOf(
    'src/domain/money/lineTax.ts',
    ['unit/src/domain/tickets/pricing.test.ts'],
    [
      {
        ids: '000§9',
        name: 'half a cent of tax is cut off',
        find: 'const half = product < 0n ? -unit / 2n : unit / 2n;',
        replace: 'const half = 0n;',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/tickets/pricing.ts',
    ['unit/src/domain/tickets/pricing.test.ts'],
    [
      {
        ids: '000§9',
        name: 'the tax of one ticket is that of all',
        find: 'totals.tax += tax * quantity;',
        replace: 'totals.tax += tax;',
      },
      {
        ids: 'A27',
        name: 'a sum of the page counts before the one of the server',
        find: 'const tickets = sent?.price ?? price * quantity;',
        replace: 'const tickets = price * quantity;',
      },
      {
        ids: 'A27',
        name: 'a sum with fees of the page counts before the one of the server',
        find: 'const withFees = sent?.priceWithFees ?? tickets + fees * quantity;',
        replace: 'const withFees = tickets + fees * quantity;',
      },
      {
        ids: '000§5',
        name: 'tax that is in the price is paid once more',
        find: '(options.taxOnCheckout ? totals.tax : 0)',
        replace: 'totals.tax',
      },
      {
        ids: 'F04 A27',
        name: 'sums for another quantity are believed',
        find: 'ticket.requestQuantity === quantity && { sent',
        replace: '{ sent',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/forms/numberText.ts',
    ['unit/src/domain/forms/numberText.test.ts'],
    [
      {
        ids: '000§9',
        name: 'a large amount is shown a cent off in its field',
        find: '`${minor}e-${decimals}` as `${number}`',
        replace: 'minor / 10 ** decimals',
      },
      {
        ids: '000§9',
        name: 'a large amount that is typed loses a cent',
        find: 'minorOf(parser.parse(whole + fraction), decimals - fraction.length)',
        replace: 'minorOf(parser.parse(text), decimals)',
        also: { find: 'isCertain && Number.isSafeInteger(minor)', replace: 'Number.isSafeInteger(minor)' },
      },
      {
        ids: '000§9',
        name: 'an amount that can’t be counted is another one',
        find: 'isCertain && Number.isSafeInteger(minor)',
        replace: 'true',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/money/money.ts',
    ['unit/src/domain/rules.test.ts', 'unit/src/domain/money/money.test.ts'],
    [
      {
        ids: '000§9',
        name: 'a large price is shown a cent off',
        find: '`${minor}e-${digits}` as `${number}`',
        replace: 'minor / 10 ** digits',
      },
      {
        ids: '000§9',
        name: 'every currency has two digits',
        find: 'currency.minorUnits ?? 2',
        replace: '2',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/money/currencyOf.ts',
    ['unit/src/domain/rules.test.ts'],
    [{ ids: '000§9', name: 'a dinar has two digits', find: 'BHD IQD JOD', replace: 'BHD JOD' }],
  ),
  ...guardsOf(
    'src/domain/tickets/quantity.ts',
    ['unit/src/domain/tickets/quantity.test.ts'],
    [
      {
        ids: 'F86',
        name: 'a list of quantities has no end',
        find: 'const maxQuantityOptions = 1_000;',
        replace: 'const maxQuantityOptions = 5_000;',
      },
      {
        ids: 'F04',
        name: 'more is offered than there is',
        find: 'ticket.remainingTickets ?? Infinity',
        replace: 'Infinity',
      },
      {
        ids: 'F04',
        name: 'what is closed or sold out stays chosen',
        find: 'const offered = isOpen(ticket) ?',
        replace: 'const offered = true ?',
      },
      {
        ids: 'F04',
        name: 'a quantity that is not offered any more stays chosen',
        find: 'const most = offered.at(-1);',
        replace: 'const most = chosen;',
      },
      {
        ids: '000§5',
        name: 'nothing can be ordered',
        find: "if (count === 0) return { key: 'tickets.problem.none' };",
        replace: '',
      },
      {
        ids: '000§5',
        name: 'fewer can be ordered than the rule says',
        find: 'count < rules.minRule',
        replace: 'count < 0',
      },
      {
        ids: '000§5',
        name: 'more can be ordered than the rule says',
        find: 'count > rules.maxRule',
        replace: 'count > Infinity',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/order/deadline.ts',
    ['unit/src/domain/order/deadline.test.ts'],
    [
      {
        ids: 'F19',
        name: 'the clock of the machine decides how long is left',
        find: '- Date.parse(hold.serverTime)',
        replace: '- Date.now()',
      },
      {
        ids: 'F21',
        name: 'the time left is below zero',
        find: 'Math.max(0, allowed - (clock.monotonic() - start))',
        replace: 'allowed - (clock.monotonic() - start)',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/confirmation/paymentPhase.ts',
    ['unit/src/domain/confirmation/paymentPhase.test.ts'],
    [
      {
        ids: 'F80',
        name: 'a status nobody knows says that no money was taken',
        find: ": 'checking';",
        replace: ": 'ended';",
      },
      {
        ids: 'F80',
        name: 'the name of a member of all objects is a status',
        find: 'Object.hasOwn(phases, status)',
        replace: 'status in phases',
      },
    ],
  ),
  ...guardsOf(
    'src/contract/buyer/confirmation/shapes.ts',
    ['unit/src/widget/confirmation/ConfirmationPage.test.tsx'],
    [
      {
        ids: 'F80',
        name: 'an answer with a status nobody knows is an order that failed',
        find: "'expired'), 'processing')",
        replace: "'expired'), 'failed')",
      },
    ],
  ),
  ...guardsOf(
    'src/widget/confirmation/ConfirmationScreen.tsx',
    ['unit/src/widget/confirmation/ConfirmationPage.test.tsx'],
    [
      {
        ids: 'F80',
        name: 'an order that is checked is shown as made',
        find: "    case 'checking':\n      return <CheckingPayment />;\n",
        replace: "    case 'checking':\n",
      },
    ],
  ),
  ...guardsOf(
    'src/domain/problems/problem.ts',
    ['unit/src/domain/problems/problem.test.ts'],
    [
      {
        ids: 'F09',
        name: 'a refused captcha has no words of its own',
        find: 'if (failure.code === 4021)\n    return { message',
        replace: 'if (failure.code === 0)\n    return { message',
      },
      {
        ids: 'F28',
        name: 'the host page does not hear of a full session',
        find: "...(code === 4012 && { event: 'sessionReachedCapacity' as const }),",
        replace: '',
      },
      {
        ids: 'F28',
        name: 'the words of the gateway are lost',
        find: '[failure.responseError, failure.processorError].find(Boolean)',
        replace: 'undefined',
      },
      {
        ids: 'F28',
        name: 'nobody says that nothing was charged',
        find: "case 5000:\n      return { key: 'error.notCharged' };",
        replace: '',
      },
      {
        ids: 'F76',
        name: 'what is too large has no words of its own',
        find: "if (status === 413) return { key: 'error.tooLarge' };",
        replace: '',
      },
      {
        ids: 'F76',
        name: 'nobody says how long to wait',
        find: "retryAfter === undefined ? { key: 'error.tooMany' }",
        replace: "status === 429 ? { key: 'error.tooMany' }",
      },
    ],
  ),
  ...guardsOf(
    'src/domain/order/step.ts',
    ['unit/src/domain/order/step.test.ts'],
    [
      {
        ids: 'F22',
        name: 'the form opens behind a hold that has ended',
        find: 'state.expired\n    ? { at:',
        replace: 'false\n    ? { at:',
      },
      {
        ids: 'F22',
        name: 'a payment on its way is hidden when the time is up',
        find: "awaited: (state) => ({ ...state, at: 'awaitingPayment' }),\n    refused: backToForm,\n    answerLost: toUnknown,\n    extended: noteExtension,\n    expired: noteExpiry,",
        replace:
          "awaited: (state) => ({ ...state, at: 'awaitingPayment' }),\n    refused: backToForm,\n    answerLost: toUnknown,\n    extended: noteExtension,\n    expired: () => ({ at: 'timedOut', problem: null }),",
      },
      {
        ids: 'F79',
        name: 'an outcome nobody knows opens the selection again',
        find: "outcomeUnreadable: (_, { attempt, ...known }) => ({\n      at: 'unknownOutcome',\n      ...heldPart({ ...known, expired: false }),\n      attempt,\n      checking: false,\n    }),",
        replace: 'outcomeUnreadable: toSelecting,',
      },
      {
        ids: 'F23',
        name: 'more time that was given late is none',
        find: '...state,\n  hold,\n  expired: false,\n});',
        replace: '...state,\n  hold,\n});',
      },
    ],
  ),
];
