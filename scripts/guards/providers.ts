import { guardsOf, type Guard } from './guard';

const tests = (...names: string[]) => names.map((name) => `unit/src/payments/${name}`);

/** Spreedly, zooz and bitcoin: their silence, their words. */
export const providerGuards: readonly Guard[] = [
  ...guardsOf('src/payments/spreedly/gatewayAnswer.ts', tests('spreedly/spreedlyPayment.test.tsx'), [
    {
      ids: 'F74',
      name: 'an answer of the gateway may lack its token',
      find: "if (typeof state !== 'string' || typeof token !== 'string' || token === '') return null;",
      replace: "if (typeof state !== 'string' || typeof token !== 'string') return null;",
    },
    {
      ids: '000§4',
      name: 'the state of the gateway counts by letter case',
      find: 'state.trim().toLowerCase()',
      replace: 'state',
    },
  ]),
  ...guardsOf('src/payments/spreedly/hostedFields.ts', tests('spreedly/hostedFields.test.tsx'), [
    {
      ids: 'F43 F81',
      name: 'a token that never comes is waited for for ever',
      find: '() => settle((waiting) => waiting.reject(new CardRefused([]))),\n',
      replace: '() => undefined,\n',
    },
    {
      ids: 'F43',
      name: 'a refused card is never told',
      find: "frame.on('errors', (errors) => settle(({ reject }) => reject(new CardRefused(errors))));",
      replace: '',
    },
    {
      ids: 'F27 F43',
      name: 'two presses share an answer',
      find: 'last.then(\n        () => tokenizeNow(owner),\n        () => tokenizeNow(owner),\n      )',
      replace: 'tokenizeNow(owner)',
    },
  ]),
  ...guardsOf('src/payments/spreedly/loadSpreedly.ts', tests('spreedly/loadSpreedly.test.tsx'), [
    {
      ids: 'F36',
      name: 'a script that is too old is taken',
      find: ' && threeDS?.Lifecycle && threeDS.serialize\n',
      replace: ' && (threeDS ?? true)\n',
    },
  ]),
  ...guardsOf('src/payments/spreedly/playChallenge.ts', tests('spreedly/spreedlyPayment.test.tsx'), [
    {
      ids: 'F41',
      name: 'a challenge that says it twice is saved twice',
      find: 'if (isOver || stage.signal.aborted) return;',
      replace: '',
    },
    {
      ids: 'F41',
      name: 'a challenge is completed while it is completed',
      find: 'if (isCompleting) break;',
      replace: '',
    },
    {
      ids: 'F39',
      name: 'a challenge that takes too long goes on',
      find: "if (!pending || action === 'finalization-timeout') return",
      replace: 'if (!pending) return',
    },
  ]),
  ...guardsOf('src/payments/spreedly/threeDSecure.ts', tests('spreedly/spreedlyPayment.test.tsx'), [
    {
      ids: 'A12 F41',
      name: 'a word about another payment counts',
      find: 'if (about === transactionToken) onStatus(status);',
      replace: 'if (about) onStatus(status);',
    },
  ]),
  ...guardsOf('src/payments/zooz/zoozSession.ts', tests('zooz.test.tsx'), [
    {
      ids: 'A12',
      name: 'a message of any origin is believed',
      find: 'event.origin !== origin || ',
      replace: '',
    },
    {
      ids: 'A12',
      name: 'a message of any window is believed',
      find: ' || !event.source || event.source !== frame.contentWindow',
      replace: '',
    },
    {
      ids: 'A13',
      name: 'the transaction is told to any page in the frame',
      find: 'postMessage(message, url.origin)',
      replace: "postMessage(message, '*')",
    },
    {
      ids: 'F44',
      name: 'a frame that never opens is waited for for ever',
      find: 'setTimeout(fail, deadlines.frameMs)',
      replace: 'setTimeout(() => undefined, deadlines.frameMs)',
    },
    {
      ids: 'F26',
      name: 'a card that was added is sent again',
      find: 'if (added) return Promise.resolve(added);',
      replace: '',
    },
    {
      ids: 'F27',
      name: 'each press sends the card',
      find: 'sending ??= send()',
      replace: 'sending = send()',
    },
    {
      ids: 'F81',
      name: 'a frame that falls silent is waited for for ever',
      find: "setTimeout(() => end({ action: 'silent' }), deadlines.confirmMs)",
      replace: 'setTimeout(() => undefined, deadlines.confirmMs)',
    },
  ]),
  ...guardsOf('src/payments/zooz/zoozMessages.ts', tests('zooz.test.tsx'), [
    {
      ids: 'A19',
      name: 'a card number is a key',
      find: " && !/\\d{12}/.test(key.replace(/[_.:-]/g, ''))",
      replace: '',
    },
    {
      ids: 'A12',
      name: 'anything is a key',
      find: '/^[\\w.:-]{1,200}$/.test(key)',
      replace: 'key.length > 0',
    },
  ]),
  ...guardsOf('src/payments/zooz/zoozPayment.ts', tests('zooz.test.tsx'), [
    {
      ids: 'F44 F81',
      name: 'silence of the frame is told as unpaid',
      find: "refused('payment.zooz.silent', 'unknown')",
      replace: "refused('payment.zooz.silent', 'none')",
    },
    {
      ids: 'F45',
      name: 'a refused card leaves its buyer guessing',
      find: "money === 'none' && {",
      replace: 'false && {',
    },
  ]),
  ...guardsOf('src/payments/bitcoin/createBitcoinSession.ts', tests('bitcoin/createBitcoinSession.test.ts'), [
    {
      ids: 'F52',
      name: 'a message is believed without reading the source',
      find: "setPayment({ ...payment, at: 'received', source });\n    void reread();",
      replace: "setPayment({ ...payment, at: 'approved', source });",
    },
    {
      ids: 'F52',
      name: 'a message about another source counts',
      find: 'const source = own.get(sourceId);',
      replace: "const source = own.get(sourceId) ?? ('source' in payment ? payment.source : undefined);",
    },
    {
      ids: 'F51',
      name: 'nobody watches the source after a lost connection',
      find: 'if (connections > 1) own.forEach((_, sourceId) => opened.sendCreated(sourceId));',
      replace: '',
    },
    {
      ids: 'F51',
      name: 'what was said while nobody listened is missed',
      find: 'opened.sendCreated(sourceId));\n      void reread();',
      replace: 'opened.sendCreated(sourceId));',
    },
    {
      ids: 'F30',
      name: 'a reload forgets the source',
      find: 'memory.note({ sourceId: source.id, refundAddress: given.refundAddress });',
      replace: '',
    },
    {
      ids: 'F81',
      name: 'an address that never comes is waited for for ever',
      find: "withDeadline('createSource', deadlines.addressMs, () => maker.createSource(order))",
      replace: 'maker.createSource(order)',
    },
  ]),
  ...guardsOf('src/payments/bitcoin/socketChannel.ts', tests('bitcoin/socketChannel.test.ts'), [
    {
      ids: 'F81 F50',
      name: 'a socket whose code never arrives connects for ever',
      find: "await withDeadline('socket.io-client', deadlines.loadMs, loadClient)",
      replace: 'await loadClient()',
    },
    {
      ids: 'F50',
      name: 'a socket that never connects is tried in silence',
      find: "enter(failures < maxFailures ? 'connecting' : 'failed');",
      replace: "enter('connecting');",
    },
    {
      ids: 'F51',
      name: 'a server that hangs up is not called again',
      find: "if (reason === 'io server disconnect') opened.connect();",
      replace: '',
    },
    {
      ids: 'F51',
      name: 'what is said without a connection is lost',
      find: 'outbox.add(sourceId);\n      if (socket?.connected) flush();',
      replace: 'if (!socket?.connected) return;\n      outbox.add(sourceId);\n      flush();',
    },
  ]),
];
