import type { Exchange } from './exchange';

/** 000 §7. */
const socket = { kind: 'socket', with: 'the backend’s realtime server' } as const;

/** The realtime socket (socket.io). It only wakes the widget: a source that is said to be paid is read again where it counts. */
export const socketExchanges: readonly Exchange[] = [
  {
    ...socket,
    name: 'namespace /stripe',
    direction: 'both',
    purpose:
      'News about bitcoin sources. Says ‘Connecting to the server. Please wait.’ and ‘Connection failed. Please try again’.',
    trigger:
      'The bitcoin form opens. What is emitted before the socket is connected waits, and is sent on connect, reconnect or disconnect.',
    calls: ['034'],
  },
  {
    ...socket,
    name: 'stripe.bitcoin.source.created',
    direction: 'out',
    purpose: 'The backend shall tell when this source is chargeable.',
    trigger:
      'A source was made; again after each reconnect, and then `getBitcoinSource` finds what was missed.',
    payload: { '(argument)': 'id of the source, a text' },
    calls: ['035'],
  },
  {
    ...socket,
    name: 'stripe.bitcoin.source.chargeable',
    direction: 'in',
    purpose:
      'Sets `bitcoinPaymentAccepted` and the payment token. Once for a source; others’ sources are ignored.',
    trigger: 'The bitcoins have arrived.',
    payload: { id: 'of the source' },
    calls: ['036'],
  },
];
