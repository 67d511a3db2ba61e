import { guardsOf, type Guard } from './guard';

const tests = (...names: string[]) => names.map((name) => `unit/src/hooks/order/${name}`);

/** From the press of the button to the form, over reloads and tabs: one hold, and nothing forgotten. */
export const holdingGuards: readonly Guard[] = [
  ...guardsOf(
    'src/hooks/order/createOrderFlow.ts',
    tests(
      'holdLock.test.ts',
      'createOrderFlow.test.ts',
      'unknownAttempt.test.ts',
      'submit.test.ts',
      'singleHold.test.ts',
    ),
    [
      {
        ids: 'F12',
        name: 'an event that leads nowhere counts',
        find: 'if (next === state) return false;',
        replace: '',
      },
      {
        ids: 'F12',
        name: 'each press holds',
        find: "if (send({ type: 'holdRequested', choice }))\n",
        replace: "send({ type: 'holdRequested', choice });\n",
      },
      {
        ids: 'F79',
        name: 'an order is held beside one that may be paid for',
        find: '(mayBePaid() ? memory.recall() : adopted())',
        replace: 'adopted()',
      },
      {
        ids: 'F79',
        name: 'a tab that was open already holds beside what another may have paid for',
        find: '(mayBePaid() ? memory.recall() : adopted())',
        replace: '(mayBePaid() ? memory.recall() : null)',
      },
      {
        ids: 'F79',
        name: 'a late press takes the order of another tab',
        find: "state.at === 'selecting' ? inDoubt() : null",
        replace: 'inDoubt()',
      },
      {
        ids: 'F79',
        name: 'other tabs find an order that was given back',
        find: 'sharing.forget(memory.recall()?.token);',
        replace: '',
      },
      {
        ids: 'F31 A17',
        name: 'a finished order stays in the tab',
        find: "if (state.at === 'confirmed') memory.forget();",
        replace: '',
      },
      {
        ids: 'F78',
        name: 'a hold that may be paid for is forgotten with its time',
        find: "if (state.at === 'timedOut' && !mayBePaid()) memory",
        replace: "if (state.at === 'timedOut') memory",
      },
      {
        ids: 'F78 F79',
        name: 'what was sent before a reload is called unsent',
        find: "if (known.attempt !== undefined) noteMoney(memory, 'unknown');",
        replace: '',
      },
      {
        ids: 'F78',
        name: 'an order that may be paid for is given up unread',
        find: 'if (mayBePaid()) return void abandon(giveUp);',
        replace: '',
      },
      {
        ids: 'F78',
        name: 'starting over charges again',
        find: "if (state.at === 'timedOut' && mayBePaid()) void abandon(begin);\n      else begin();",
        replace: 'begin();',
      },
      {
        ids: 'F27',
        name: 'an order is sent while how it is paid is changed',
        tests: tests('switchInvoice.test.ts'),
        find: 'if (isSwitching) return;',
        replace: '',
      },
      {
        ids: 'F32',
        name: 'a tab gives up its tickets without another that holds',
        find: "if (state.at === 'registering' && singleHold.isReplaced(state.hold.token))",
        replace: "if (state.at === 'registering')",
      },
      {
        ids: 'F23 F39',
        name: "the bank's page stays when the time is up",
        find: 'if (send(ended(memory.recall()))) run.leaveChallenge();',
        replace: 'send(ended(memory.recall()));',
      },
      {
        ids: 'F47',
        name: 'a way to the provider is an unknown attempt',
        find: "'attempt' in state && state.at !== 'redirecting' ?",
        replace: "'attempt' in state ?",
        tests: [
          ...tests('createOrderFlow.test.ts', 'submit.test.ts'),
          'unit/src/payments/paypal/ui/payPalPaymentOption.test.tsx',
        ],
      },
    ],
  ),
  ...guardsOf('src/hooks/order/linkedOrder.ts', tests('orderLink.test.tsx'), [
    {
      ids: 'F132',
      name: 'a link that was not answered is lost',
      find: "if (!('problem' in linked) || linked.isOver) dropOrderLink();",
      replace: 'dropOrderLink();',
    },
    {
      ids: 'F140',
      name: 'somebody else’s order opens as if it were one’s own',
      find: '...(!isOwn && { isFromLink: true })',
      replace: '',
    },
  ]),
  ...guardsOf('src/hooks/order/createOrderFlow.ts', tests('orderLink.test.tsx'), [
    {
      ids: 'F133',
      name: 'leaving gives back what another device goes on with',
      find: 'if (!memory.recall()?.isLinked) release();',
      replace: 'release();',
    },
  ]),
  ...guardsOf('src/hooks/order/lateOrderFlow.ts', tests('lateOrderFlow.test.ts', 'unknownAttempt.test.ts'), [
    {
      ids: 'F79',
      name: 'an order that could not be read is called unprocessed',
      find: "state.at === 'resuming' ? notRead : notLoaded",
      replace: 'notLoaded',
    },
    {
      ids: 'F12',
      name: 'a second press before the flow has come holds again',
      find: "if (waiting.at !== 'selecting' && waiting.at !== 'swapRefused') return;",
      replace: '',
    },
    {
      ids: 'F126',
      name: 'a press on its way is forgotten with an earlier problem',
      find: "else if ('problem' in waiting) wait(initialOrder);",
      replace: 'else wait(initialOrder);',
    },
  ]),
  ...guardsOf(
    'src/hooks/order/noteAttempt.ts',
    tests(
      'unknownAttempt.test.ts',
      'createOrderFlow.test.ts',
      'submit.test.ts',
      'createPaymentRun.test.ts',
      'paidOnce.test.tsx',
    ),
    [
      {
        ids: 'F26 F30',
        name: 'a reload forgets the key of the hold',
        find: 'if (known.key !== undefined) return known.key;',
        replace: '',
      },
      {
        ids: 'F78',
        name: 'a doubt hides a charge',
        find: "known && known.money !== 'charged' && known",
        replace: 'known && known',
      },
      {
        ids: 'A17',
        name: 'the secret of the intent is stored',
        find: 'hold: withoutSecret(hold) }',
        replace: 'hold }',
      },
    ],
  ),
  ...guardsOf('src/hooks/order/resumeOrder.ts', tests('resumeOrder.test.ts', 'unknownAttempt.test.ts'), [
    {
      ids: 'F79',
      name: 'a reload opens the selection behind a charge',
      find: "found.is === 'unreadable' && paying !== undefined && hold",
      replace: 'paying === null && hold',
    },
    {
      ids: 'F79',
      name: 'a hold that can’t be shown is chosen anew behind a charge',
      find: 'return paying === undefined ? unreached(options) : ended(',
      replace: 'return paying !== null ? unreached(options) : ended(',
    },
    {
      ids: 'F78',
      name: 'nobody says what becomes of money for tickets that are gone',
      find: 'if (!isPaidFor || costsNothing) return undefined;',
      replace: 'if (known) return undefined;',
    },
    {
      ids: 'F74',
      name: 'anything stored is a hold',
      find: 'return read === broken ? undefined : (read as HeldTransaction);',
      replace: 'return hold;',
    },
  ]),
  ...guardsOf('src/hooks/order/outcomeSharing.ts', tests('unknownAttempt.test.ts'), [
    {
      ids: 'F79',
      name: 'no tab finds a save that may come late',
      find: ' || known.money !== undefined',
      replace: '',
    },
    {
      ids: 'F79',
      name: 'an order is found for ever',
      find: '?.token === token) store.remove(key);',
      replace: '?.token === token) return;',
    },
  ]),
  ...guardsOf('src/hooks/order/abandonOrder.ts', tests('abandonOrder.test.ts', 'unknownAttempt.test.ts'), [
    {
      ids: 'F78',
      name: 'an order that was made late is begun anew',
      find: "if (found.is === 'complete') return { type: 'settled', order: found.order };",
      replace: "if (found.is === 'complete') return { type: 'released' };",
    },
    {
      ids: 'F78',
      name: 'an order is begun anew while nobody knows of the old one',
      find: "if (found.is === 'gone') return",
      replace: "if (found.is !== 'held') return",
    },
  ]),
  ...guardsOf('src/hooks/order/createKeep.ts', tests('createOrderFlow.test.ts', 'singleHold.test.ts'), [
    {
      ids: 'F11',
      name: 'a lost answer holds twice',
      find: 'idempotencyKey: unanswered.key',
      replace: 'idempotencyKey: crypto.randomUUID()',
    },
    {
      ids: 'F11',
      name: 'what was asked for before stays held',
      find: 'if (unanswered && unanswered.requested !== requested) await giveBackUnanswered(unanswered);',
      replace: 'if (unanswered && unanswered.requested !== requested) unanswered = null;',
    },
  ]),
  ...guardsOf(
    'src/hooks/captcha/withCaptcha.ts',
    ['unit/src/hooks/captcha/withCaptcha.test.ts'],
    [
      {
        ids: 'F09',
        name: 'a spent token is sent again',
        find: '} finally {\n      forget(captcha);',
        replace: '} finally {',
      },
      {
        ids: 'F60',
        name: 'a captcha that never answers holds the buyer up for ever',
        find: '() => attempt.abort(new CaptchaError(',
        replace: '() => void (new CaptchaError(',
      },
    ],
  ),
  ...guardsOf('src/hooks/order/singleHold.ts', tests('singleHold.test.ts', 'orderLink.test.tsx'), [
    {
      ids: 'F132',
      name: 'a link gives back the very tickets it leads to',
      find: 'others.filter((other) => other !== token)',
      replace: 'others',
    },
    {
      ids: 'F32',
      name: 'two tabs hold twice',
      find: '.filter((token) => !(isOurs && token === shared.token))',
      replace: '.filter(() => false)',
    },
    {
      ids: 'F32',
      name: 'another tab releases what is being paid for',
      find: 'const isOurs = shared.paying || (',
      replace: 'const isOurs = (',
    },
    {
      ids: 'F15',
      name: 'leaving the page ends the release',
      find: ', keepalive: true }',
      replace: ' }',
    },
    {
      ids: 'F14',
      name: 'a release that fails is an error',
      find: 'await Promise.allSettled([call]);',
      replace: 'await call;',
    },
    {
      ids: 'F32',
      name: 'two tabs hold in the same moment',
      find: 'if (!locks) return run();',
      replace: 'if (!locks || name) return run();',
    },
  ]),
  ...guardsOf('src/hooks/order/useHoldGuard.ts', tests('useHoldGuard.test.tsx'), [
    {
      ids: 'F30',
      name: 'a page is left without a question',
      find: 'return latestRef.current.isGuarded;',
      replace: 'return false;',
    },
    {
      ids: 'F15',
      name: 'leaving keeps the tickets',
      find: 'if (leaves) latestRef.current.flow.leave();',
      replace: '',
    },
    {
      ids: 'F30',
      name: 'a reload gives the tickets back',
      find: "event.navigationType !== 'reload' && leadsElsewhere(event)",
      replace: 'leadsElsewhere(event)',
      also: {
        find: 'return origin !== location.origin || pathname !== location.pathname;',
        replace: 'return true;',
      },
    },
    {
      ids: 'F31',
      name: 'a page from the cache is believed',
      find: 'if (persisted) latestRef.current.flow.reread();',
      replace: '',
    },
    {
      ids: 'F18',
      name: 'a page that slept is believed',
      find: "if (document.visibilityState === 'visible') latestRef.current.flow.reread();",
      replace: '',
    },
  ]),
  ...guardsOf('src/hooks/order/usePaymentReturn.ts', tests('usePaymentReturn.test.tsx'), [
    {
      ids: 'F49',
      name: 'an order that is not paid is a success',
      find: "if (data && paymentPhase(data.paymentStatus) === 'made') return 'paid';",
      replace: "if (data) return 'paid';",
    },
    {
      ids: 'F48',
      name: 'an address says that PayPal took nothing',
      find: "if (!data) return isError ? 'unreachable' : 'checking';",
      replace:
        "if (isCancel) return 'cancelled';\n    if (!data) return isError ? 'unreachable' : 'checking';",
    },
    {
      ids: 'F48',
      name: 'an address without an order says that PayPal took nothing',
      find: "if (!isNamed) return 'unpaid';",
      replace: "if (!isNamed) return isCancel ? 'cancelled' : 'unpaid';",
    },
    {
      ids: 'F48',
      name: 'a payment that was given up goes on waiting',
      find: 'createSingleHold({ client, eventId, store }).release(held)',
      replace: 'undefined',
    },
    {
      ids: 'F30',
      name: 'a reload offers to pay as if nothing had been',
      find: "if (found === 'checking') noteAttempt(memory, orderId);",
      replace: '',
    },
  ]),
];
