import { guardsOf, type Guard } from './guard';

const tests = (...names: string[]) => names.map((name) => `unit/src/hooks/order/${name}`);

/** One payment at a time: one charge, and nothing said that nobody knows. */
export const payingGuards: readonly Guard[] = [
  ...guardsOf(
    'src/hooks/order/createPaymentRun.ts',
    tests(
      'holdLock.test.ts',
      'unknownAttempt.test.ts',
      'createPaymentRun.test.ts',
      'submit.test.ts',
      'createOrderFlow.test.ts',
      'paidOnce.test.tsx',
    ),
    [
      {
        ids: 'F27',
        name: 'each press sends an order',
        find: "if (state.at !== 'registering') return;\n      const { hold } = state;\n      const attempt",
        replace: "if (!('hold' in state)) return;\n      const { hold } = state;\n      const attempt",
        also: {
          find: "if (send({ type: 'submitted', attempt })) void drive(begin);",
          replace: "send({ type: 'submitted', attempt });\n      void drive(begin);",
        },
      },
      {
        ids: 'F41',
        name: 'a challenge that was left still counts',
        find: 'if (!signal?.aborted) await take(event);',
        replace: 'await take(event);',
      },
      {
        ids: 'F39 F81',
        name: 'a challenge that never answers is waited for',
        find: "if (next.type === 'challenged') ending = setTimeout(leaveChallenge, deadlines.challengeMs);",
        replace: '',
      },
      {
        ids: 'F39',
        name: 'the time of a challenge ends the one after it',
        find: "    clearTimeout(ending);\n    return send({ type: 'challengeAnswered' });",
        replace: "    return send({ type: 'challengeAnswered' });",
        also: {
          find: 'clearTimeout(ending);\n    if (next.type',
          replace: 'if (next.type',
        },
      },
      {
        ids: 'F78',
        name: 'a refusal of the hold is believed unread',
        find: "if (event.type === 'refused' && isAboutHold(event.problem.code)) return takeByTransaction(event);",
        replace: '',
      },
      {
        ids: 'F78',
        name: 'a complete order is told as refused',
        find: "if (found.is === 'complete') send({ type: 'settled', order: found.order });\n    else if (found.is === 'unreadable') lose();",
        replace: "if (found.is === 'unreadable') lose();",
      },
      {
        ids: 'F78',
        name: 'a refusal that nobody can check is believed',
        find: "else if (found.is === 'unreadable') lose();\n",
        replace: '',
      },
      {
        ids: 'F22',
        name: 'a buyer is asked to pay for tickets that are not held',
        find: 'isExpired() && isBuyerStep(event) ? tooLate : event',
        replace: 'event',
      },
      {
        ids: 'F25',
        name: 'nobody asks what became of a lost answer',
        find: "if (event.type === 'answerLost') await requestOutcome();",
        replace: '',
      },
      {
        ids: 'F78',
        name: 'the doubt of a lost answer is forgotten',
        find: "if (isUnknown || event.type === 'answerLost') noteMoney(memory, 'unknown');",
        replace: '',
      },
      {
        ids: 'F25',
        name: 'an outcome is asked for while it is asked for',
        find: "if (state.at !== 'unknownOutcome' || state.checking) return;",
        replace: "if (state.at !== 'unknownOutcome') return;",
      },
      {
        ids: 'F25 F79',
        name: 'an outcome nobody can read is a refusal',
        find: "else if (found.is === 'unreadable') send({ type: 'answerLost' });\n",
        replace: '',
      },
      {
        ids: 'F38 F81',
        name: 'a provider that was silent is not asked again',
        find: "else if (found.is === 'held' && open?.isSilent && open.recheck) {",
        replace: 'else if (open?.recheck && false) {',
      },
      {
        ids: 'F26',
        name: 'each try has a key of its own',
        find: 'const attempt = keyOfHold(memory, hold.token);',
        replace: 'const attempt = crypto.randomUUID();',
      },
      {
        ids: 'F26',
        name: 'an order is saved without its key',
        find: 'body: { ...order, ...proof },\n            idempotencyKey: attempt,',
        replace: 'body: { ...order, ...proof },',
      },
      {
        ids: 'F78',
        name: 'a charge before the save is forgotten',
        find: "if (proof.paymentIntentId !== undefined) noteMoney(memory, 'charged');",
        replace: '',
      },
      {
        ids: 'F28 000§4',
        name: 'money is taken for answers that are refused',
        find: 'if (await saveAnswers(client, hold, order.personTickets)) return method',
        replace: 'if (client) return method',
      },
    ],
  ),
  ...guardsOf(
    'src/hooks/order/readOutcome.ts',
    tests(
      'readOutcome.test.ts',
      'unknownAttempt.test.ts',
      'createPaymentRun.test.ts',
      'createOrderFlow.test.ts',
      'submit.test.ts',
    ),
    [
      {
        ids: 'F78',
        name: 'an order that is made already is told as refused',
        find: 'code === 4044 || code === 4047 || code === 4092',
        replace: 'code === 4044 || code === 4092',
      },
      {
        ids: 'A33 F78',
        name: 'a key that was used for something else says nothing of the hold',
        find: 'code === 4044 || code === 4047 || code === 4092',
        replace: 'code === 4044 || code === 4047',
      },
      {
        ids: 'F25 F79',
        name: 'a hold that can’t be read is gone',
        find: "asApiError(cause).code === 4044 ? { is: 'gone' } : unreadable",
        replace: "{ is: 'gone' }",
      },
      {
        ids: 'F25 F79',
        name: 'a key nobody can look up was not used',
        find: "if (code !== 4044 && kind !== 'malformed') return unreadable;",
        replace: '',
      },
      {
        ids: 'F26 F78',
        name: 'an order that another key made is not found',
        find: "if (code !== 4044 && kind !== 'malformed') return unreadable;",
        replace: 'return unreadable;',
      },
    ],
  ),
  ...guardsOf(
    'src/hooks/order/saveAnswers.ts',
    tests('submit.test.ts', 'createPaymentRun.test.ts', 'createOrderFlow.test.ts', 'unknownAttempt.test.ts'),
    [
      {
        ids: 'F75',
        name: 'answers that are not saved hold a payment up for ever',
        find: 'await Promise.race([saving, waited]);',
        replace: 'await Promise.all([saving]);',
      },
      {
        ids: 'F28',
        name: 'a full session is found out behind the charge',
        find: "if (kind === 'refused' && refusals.includes(code)) throw cause;",
        replace: '',
      },
      {
        ids: 'F78',
        name: 'tickets that are gone are paid for',
        find: 'return !isAboutHold(code);',
        replace: 'return true;',
      },
    ],
  ),
  ...guardsOf(
    'src/hooks/order/withMoney.ts',
    tests(
      'withMoney.test.ts',
      'unknownAttempt.test.ts',
      'createPaymentRun.test.ts',
      'submit.test.ts',
      'paidOnce.test.tsx',
    ),
    [
      {
        ids: 'F78',
        name: 'a doubtful payment is told as uncharged',
        find: 'const isDoubtful = (money.isCharged || money.isUnknown) &&',
        replace: 'const isDoubtful = false &&',
      },
      {
        ids: 'F78',
        name: 'nobody says that a charge is given back',
        find: "if (isCharged && code === 4044) return 'payment.money.refunded';",
        replace: '',
      },
      {
        ids: 'F78',
        name: 'a charge is told as none',
        find: "if (isCharged) return isExpired ? 'payment.money.late' : 'payment.money.charged';",
        replace: '',
      },
      {
        ids: 'F78',
        name: 'an unsaved order is told as uncharged',
        find: 'if (!isUnsaved && !isUnknown) {',
        replace: 'if (!isUnknown) {',
      },
    ],
  ),
  ...guardsOf(
    'src/hooks/order/paymentEvent.ts',
    tests('createPaymentRun.test.ts', 'submit.test.ts', 'unknownAttempt.test.ts', 'paidOnce.test.tsx'),
    [
      {
        ids: 'F38 F81',
        name: 'what broke behind the charge is a refusal',
        find: "if (!(cause instanceof ApiError)) return { type: 'answerLost' };",
        replace:
          "if (!(cause instanceof ApiError)) return { type: 'refused', problem: problemOf('error.default') };",
      },
      {
        ids: 'F26 F63',
        name: 'every lost answer is one that was never sent',
        find: "wasOffline && isOffline() && cause.kind === 'network'",
        replace: "cause.kind === 'network'",
      },
    ],
  ),
];
