import { guardsOf, type Guard } from './guard';

const tests = (...names: string[]) => names.map((name) => `unit/src/payments/${name}`);

/** Scripts of providers, PayPal and Stripe. */
export const paymentGuards: readonly Guard[] = [
  ...guardsOf(
    'src/payments/deadlines.ts',
    tests('stripe/stripePayment.test.tsx', 'spreedly/spreedlyPayment.test.tsx'),
    [
      {
        ids: 'F81',
        name: 'a provider that never answers is waited for for ever',
        find: 'return await Promise.race([call(), late]);',
        replace: 'late.catch(() => undefined);\n    return await call();',
      },
    ],
  ),
  ...guardsOf('src/payments/loadScript.ts', tests('loadScript.test.tsx'), [
    {
      ids: 'F36',
      name: 'a script without its global is taken',
      find: "if (!isReady()) fail('wrong', 'did not bring what it promises');\n      else {",
      replace: '{',
    },
    {
      ids: 'F33',
      name: 'a script that hangs is waited for for ever',
      find: "setTimeout(() => fail('slow', 'took too long'), timeout)",
      replace: 'setTimeout(() => undefined, timeout)',
    },
    {
      ids: 'F33',
      name: 'a script is loaded once for each who asks',
      find: 'if (known) return known;',
      replace: '',
    },
    {
      ids: 'F34',
      name: 'a script that the policy forbids is tried three times',
      find: "if (cause instanceof ScriptError && cause.reason === 'policy') return cause;",
      replace: '',
    },
    {
      ids: 'F33',
      name: 'a script that failed is never tried again',
      find: 'started.then(forget, forget);',
      replace: 'started.then(forget, () => undefined);',
    },
    {
      ids: 'A20',
      name: 'a script is fetched unencrypted',
      find: "if (new URL(url).protocol === 'https:') return url;",
      replace: 'if (url) return url;',
    },
  ]),
  ...guardsOf('src/loading/retry.ts', tests('loadScript.test.tsx'), [
    {
      ids: 'F33',
      name: 'a script is tried once',
      find: 'if (tries <= 1) throw cause;',
      replace: 'if (tries <= 3) throw cause;',
    },
    {
      ids: 'F33',
      name: 'a script is tried for ever',
      find: 'if (tries <= 1) throw cause;',
      replace: 'if (tries <= -2) throw cause;',
    },
  ]),
  ...guardsOf('src/payments/once.ts', tests('once.test.ts'), [
    {
      ids: 'F33',
      name: 'a provider that failed once can’t be had again',
      find: 'loading = undefined;\n',
      replace: '',
    },
  ]),
  ...guardsOf('src/payments/paypal/payPalAddress.ts', tests('paypal/payPalPayment.test.ts'), [
    {
      ids: 'F46 A11',
      name: 'the buyer is sent to anybody',
      find: 'address && origins.includes(new URL(address).origin) ? address : null',
      replace: 'address',
    },
    {
      ids: 'F46 A11',
      name: 'an address that only looks like PayPal’s is one',
      find: 'origins.includes(new URL(address).origin)',
      replace: 'origins.some((origin) => address.startsWith(origin))',
    },
  ]),
  ...guardsOf('src/payments/paypal/payPalPayment.ts', tests('paypal/payPalPayment.test.ts'), [
    {
      ids: 'A10',
      name: 'PayPal sends the buyer back to anybody',
      find: "safeUrl(callbackPath, { allow: ['relative'] }) ?? pathname",
      replace: 'callbackPath ?? pathname',
    },
    {
      ids: 'F26',
      name: 'a PayPal order is asked for without its key',
      find: 'idempotencyKey: attempt,',
      replace: '',
    },
  ]),
  ...guardsOf('src/payments/stripe/intentPayment.ts', tests('stripe/stripePayment.test.tsx'), [
    {
      ids: 'F38',
      name: 'an intent that went through is charged again',
      find: 'if (!isUnpaid(before.intent) && !isChallenged(before.intent))',
      replace: 'if (!before.intent)',
    },
    {
      ids: 'F38',
      name: 'a failure without a word about the money is a refusal',
      find: "if (verdict === 'card_error' || verdict === 'validation_error')",
      replace: 'if (verdict)',
    },
    {
      ids: 'F38',
      name: 'a refusal of an earlier card is told of this one',
      find: 'last?.payment_method?.id === method ?',
      replace: 'last ?',
    },
    {
      ids: 'F81',
      name: 'an intent nobody can read is a refusal',
      find: "if (!intent) return { next: 'unknown' };\n      if (isUnpaid(intent)) return notArrived",
      replace:
        "if (!intent) return refused(undefined, 'notCharged');\n      if (isUnpaid(intent)) return notArrived",
    },
    {
      ids: 'F81',
      name: 'an intent that was silent is told as not verified',
      find: "if (isUnpaid(intent)) return refused(undefined, 'unknown');",
      replace: '',
    },
    {
      ids: '000§4',
      name: 'the provider opens the challenge by itself',
      find: '{ handleActions: false })',
      replace: '{ handleActions: true })',
    },
  ]),
  ...guardsOf('src/payments/stripe/stripeWalletsPayment.ts', tests('stripe/stripeWalletsPayment.test.tsx'), [
    {
      ids: '000§4',
      name: 'a wallet that was not accepted is charged',
      find: 'if (error) return { error };',
      replace: 'if (error) void error;',
    },
  ]),
  ...guardsOf('src/payments/stripe/ui/WalletFields.tsx', tests('stripe/ui/WalletFields.test.tsx'), [
    {
      ids: 'F105',
      name: 'wallets that never come are waited for for ever',
      find: 'const timer = setTimeout(fail, fieldsTimeoutMs);',
      replace: 'const timer = setTimeout(() => undefined, fieldsTimeoutMs);',
    },
  ]),
  ...guardsOf('src/payments/stripe/ui/useWalletSheet.ts', tests('stripe/ui/useWalletSheet.test.tsx'), [
    {
      ids: 'F102',
      name: 'a wallet waits for ever for a form with errors',
      find: 'event.reject();',
      replace: '',
    },
    {
      ids: 'F103',
      name: 'a wallet pays another amount than it shows',
      find: 'useEffect(() => () => void (opened.current = undefined), [hold.orderTotal, hold.currency.code]);',
      replace: '',
    },
    {
      ids: 'F104',
      name: 'a wallet waits for an order that was never sent',
      find: "if (at !== 'submitting') {",
      replace: "if (at === 'selecting') {",
    },
  ]),
  ...guardsOf('src/payments/stripe/intent.ts', tests('stripe/stripePayment.test.tsx'), [
    {
      ids: 'F81',
      name: 'a bank that does not decide is waited for for ever',
      find: "latest.status === 'processing' && attempts < undecided.times",
      replace: "latest.status === 'processing' && attempts < undecided.times * 100",
    },
    {
      ids: 'F38',
      name: 'a bank that has not decided is not asked again',
      find: "latest.status === 'processing' && attempts < undecided.times",
      replace: "latest.status === 'processing' && attempts < 0",
    },
  ]),
  ...guardsOf('src/payments/stripe/loadStripe.ts', tests('stripe/loadStripe.test.tsx'), [
    {
      ids: 'F36',
      name: 'a release of long ago is taken',
      find: "if (needed.every((name) => typeof stripe?.[name] === 'function')) return",
      replace: 'if (needed) return',
    },
  ]),
  ...guardsOf('src/payments/stripe/refusals.ts', tests('stripe/refusals.test.ts'), [
    {
      ids: 'F78',
      name: 'the provider claims what it can’t know',
      find: "const isGuess = said?.type === 'api_connection_error';",
      replace: 'const isGuess = false;',
    },
    {
      ids: 'F78',
      name: 'money in doubt is told as none',
      find: "money: inDoubt.includes(money) ? 'unknown' : 'none',",
      replace: "money: 'none',",
    },
  ]),
];
