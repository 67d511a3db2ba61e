import { guardsOf, type Guard } from './guard';

const tests = (...names: string[]) => names.map((name) => `unit/src/client/${name}`);

/** What goes to the backend, and what of its answers is believed. */
export const clientGuards: readonly Guard[] = [
  ...guardsOf(
    'src/client/createClient.ts',
    tests('createClient.test.ts', 'timeouts.test.ts', 'request.test.ts'),
    [
      {
        ids: 'F25 F75',
        name: 'a call has no end',
        find: "timer = setTimeout(stop, timeout, 'timeout', `had no answer in ${timeout} ms`);",
        replace: '',
      },
      {
        ids: 'A21',
        name: 'a form of another page makes a call',
        find: "'X-Requested-With': 'boxoffice',",
        replace: '',
      },
      {
        ids: 'F03',
        name: 'a call that was given up is sent',
        find: 'if (caller?.aborted) {',
        replace: 'if (caller?.aborted && !signal) {',
      },
      {
        ids: 'F03',
        name: 'a call can’t be given up',
        find: "caller?.addEventListener('abort', giveUp, { signal });",
        replace: '',
      },
      {
        ids: '002§5',
        name: 'a call is sent without what it needs',
        find: 'checkRequired(endpoint, input);',
        replace: '',
      },
      {
        ids: 'F11 F26',
        name: 'a key is not sent',
        find: "'Idempotency-Key': input.idempotencyKey || null,",
        replace: '',
      },
    ],
  ),
  ...guardsOf(
    'src/client/readAnswer.ts',
    tests('readAnswer.test.ts', 'statusOfAnswer.test.ts', 'createClient.test.ts'),
    [
      {
        ids: '002§8',
        name: 'any success is the one that was promised',
        find: 'if (!response.ok || response.status !== (status ?? response.status))',
        replace: 'if (!response.ok)',
      },
      {
        ids: 'F74',
        name: 'an answer that is none is read',
        find: 'if (read === broken) throw error;',
        replace: '',
      },
      {
        ids: 'F74',
        name: 'a repair is told to nobody',
        find: 'if (paths.length > 0) onRepair?.(error);',
        replace: '',
      },
      {
        ids: 'F01 F24 F74',
        name: 'HTML and half an answer are answers',
        find: 'if (found === undefined && (answersHeader || text)) throw malformed();',
        replace: '',
      },
      {
        ids: 'A29',
        name: 'a text of the backend has any length',
        find: 'failure[key] = text.slice(0, maxLength);',
        replace: 'failure[key] = text;',
      },
      {
        ids: 'F74',
        name: 'a code is anything',
        find: "typeof code === 'number' ? code : 0",
        replace: 'code as number',
      },
      {
        ids: 'F76',
        name: 'nobody hears how long to wait',
        find: 'return wait > 0 ? wait : undefined;',
        replace: 'return wait > 0 ? undefined : undefined;',
      },
      {
        ids: '000§8',
        name: 'the answer of the gateway is cut off',
        find: 'code === 4061 ? maxGatewayAnswerLength : maxTextLength',
        replace: 'maxTextLength',
      },
    ],
  ),
  ...guardsOf('src/client/createClient.ts', tests('readAnswer.test.ts'), [
    {
      ids: 'F74',
      name: 'the client keeps a repair to itself',
      find: 'readAnswer(endpoint, response, name, now, options.onRepair)',
      replace: 'readAnswer(endpoint, response, name, now)',
    },
  ]),
  ...guardsOf(
    'src/hooks/createEnvironment.ts',
    ['unit/src/hooks/createEnvironment.test.ts'],
    [
      {
        ids: 'F74',
        name: 'the host hears of no repair',
        find: '        onRepair,\n',
        replace: '',
      },
    ],
  ),
  ...guardsOf(
    'src/contract/buyer/confirmation/shapes.ts',
    ['unit/src/contract/organizer/buyerAnswers.test.ts'],
    [
      {
        ids: 'F74',
        name: 'a bad amount costs a confirmation that was paid for',
        find: 'amount: or(isCount, undefined),',
        replace: 'amount: amounts,',
      },
      {
        ids: 'F74',
        name: 'a bad list of tickets costs a confirmation that was paid for',
        find: 'tickets: list(confirmedTicket, []),',
        replace: 'tickets: list(confirmedTicket),',
      },
      {
        ids: 'F74',
        name: 'a bad currency costs a confirmation that was paid for',
        find: 'currency: currencyOf(isRecord(order) ? order : {})',
        replace: 'currency',
      },
      {
        ids: 'F74',
        name: 'an event without a name costs a confirmation that was paid for',
        find: 'event: eventOfOrder,',
        replace: 'event,',
      },
      {
        ids: 'F74',
        name: 'a currency without cents shows a hundredth of what was paid',
        find: 'minorUnits: digitsOf(code)',
        replace: 'minorUnits: 2',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/confirmation/payment.ts',
    ['unit/src/themed/confirmation/Confirmation.test.tsx'],
    [
      {
        ids: 'F74',
        name: 'a total that nobody knows is shown',
        find: 'if (amount === undefined) return',
        replace: 'if (amount === null) return',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/registration/fileLimits.ts',
    ['unit/src/domain/registration/fileLimits.test.ts'],
    [
      {
        ids: 'F74',
        name: 'a kind of file that is called as what every object has ends the form',
        find: 'Object.hasOwn(names, key) ? names[key] : undefined',
        replace: 'names[key]',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/confirmation/completedOrder.ts',
    ['unit/src/domain/confirmation/completedOrder.test.ts'],
    [
      {
        ids: 'F74',
        name: 'analytics add up what is no number',
        find: 'data.amount ?? paid',
        replace: 'Number(data.amount)',
      },
    ],
  ),
  ...guardsOf(
    'src/client/ApiError.ts',
    [
      ...tests('createClient.test.ts', 'readAnswer.test.ts'),
      'unit/src/hooks/order/submit.test.ts',
      'unit/src/hooks/order/createOrderFlow.test.ts',
    ],
    [
      {
        ids: 'F24 F78',
        name: 'a silent failure of the server is a refusal',
        find: "this.kind === 'refused' && this.status >= 500 && !this.code",
        replace: "this.kind === 'refused' && this.status < 0",
      },
      {
        ids: 'F24 F26',
        name: 'half an answer is a refusal',
        find: " || this.kind === 'malformed'",
        replace: '',
      },
      {
        ids: 'F25',
        name: 'no answer in time is a refusal',
        find: " || this.kind === 'timeout'",
        replace: '',
      },
    ],
  ),
  ...guardsOf('src/client/request.ts', tests('request.test.ts', 'createClient.test.ts'), [
    {
      ids: 'A25',
      name: 'dots leave the folder of a path',
      find: ' || /^\\.\\.?$/.test(value)',
      replace: '',
    },
    {
      ids: 'A25',
      name: 'a value changes the path',
      find: 'return encodeURIComponent(value);',
      replace: 'return value;',
    },
  ]),
  ...guardsOf('src/client/authorization.ts', tests('authorization.test.ts'), [
    {
      ids: 'A25',
      name: 'a value begins a header of its own',
      find: 'if (!/^[\\x20-\\x7e]+$/.test(value))\n',
      replace: 'if (value.length > 1e6)\n',
    },
    {
      ids: 'A25',
      name: 'a value ends its quotes',
      find: "${value.replace(/[\"\\\\]/g, '\\\\$&')}",
      replace: '${value}',
    },
  ]),
  ...guardsOf('src/client/authRedirect.ts', tests('authRedirect.test.ts'), [
    {
      ids: 'A09',
      name: 'two slashes lead elsewhere',
      find: '!/^\\/(?![/\\\\\\s])/.test(value)',
      replace: '!/^\\//.test(value)',
      also: { find: 'isOurs && !isAmbiguous', replace: '!isAmbiguous' },
    },
    {
      ids: 'A09',
      name: 'a second decoding leads elsewhere',
      find: 'isOurs && !isAmbiguous.test(url.pathname) ?',
      replace: 'isOurs ?',
    },
    {
      ids: 'F88',
      name: 'what is typed is lost when a person signs in',
      find: 'announceSignIn();\n',
      replace: '',
    },
    {
      ids: 'F71 F88',
      name: 'the page that signs in leads to itself',
      find: "if (!page || location.pathname.replace(/\\/$/, '') === page) return;",
      replace: 'if (!page) return;',
    },
    {
      ids: 'F71',
      name: 'every failure leads to signing in',
      find: "error['error-code'] !== code || typeof location",
      replace: 'typeof location',
    },
  ]),
];
