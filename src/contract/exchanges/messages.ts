import type { Exchange } from './exchange';

const zooz = {
  kind: 'postMessage',
  with: 'the zooz iframe',
  // 000 §7.
} as const;

/**
 * Messages between windows. Origin and source of each one that comes in are compared exactly, and none carries authority: what it
 * says is read again from the backend (FAULTS A12). Those that go out name their target origin (A13).
 */
export const messageExchanges: readonly Exchange[] = [
  {
    ...zooz,
    name: 'zooz:init',
    direction: 'out',
    purpose: 'Opens the card form for a payment.',
    trigger: 'The iframe has loaded. A failure is logged; after 10 seconds another way to pay is offered.',
    payload: { action: '`init`', transactionId: 'of `requestZoozToken`' },
    calls: ['022'],
  },
  {
    ...zooz,
    name: 'zooz:submit',
    direction: 'out',
    purpose: 'Asks the frame to check the card and add it.',
    trigger: 'The order is submitted and its form is valid.',
    payload: { action: '`submit`' },
    calls: ['023'],
  },
  {
    ...zooz,
    name: 'zooz:validationFailed',
    direction: 'in',
    purpose: 'The card is not filled in right; payments open again.',
    trigger: 'After `submit`.',
    payload: { action: '`validationFailed`' },
    calls: ['024'],
  },
  {
    ...zooz,
    name: 'zooz:validationSuccess',
    direction: 'in',
    purpose: 'The card is filled in right; it is being added.',
    trigger: 'After `submit`.',
    payload: { action: '`validationSuccess`' },
    calls: ['025'],
  },
  {
    ...zooz,
    name: 'zooz:cardAdded',
    direction: 'in',
    purpose:
      'The order can be saved: `isZooz`, with `paymentRequestToken` and `paymentKey`. The backend decides whether it is paid.',
    trigger: 'After `validationSuccess`.',
    payload: { action: '`cardAdded`', paymentKey: 'key of the card' },
    calls: ['026'],
  },
  {
    ...zooz,
    name: 'zooz:cardNotAdded',
    direction: 'in',
    purpose: 'The card was refused; payments open again.',
    trigger: 'After `validationSuccess`.',
    payload: { action: '`cardNotAdded`', message: 'the provider’s words' },
    calls: ['027'],
  },
];
