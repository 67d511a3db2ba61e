import { remoteStripeLedger } from '../../../../mocks/gateways/remoteLedger';
import { playedAs } from '../played';

/**
 * The bank's page: tells Stripe what the buyer did, then goes back to the shop.
 * `never`: it hears the buyer and does nothing. `stays`: it tells Stripe, but does not go back. `forges`: it says thrice in
 * the shop's own words that it is done, and has told Stripe nothing.
 */
interface Manner {
  bank: 'never' | 'stays' | 'forges';
}

const query = new URLSearchParams(location.search);
const ledger = remoteStripeLedger('https://api.stripe.com');

async function answer(outcome: 'succeeded' | 'failed') {
  const { bank } = playedAs<Manner>('stripe');
  if (bank === 'never') return;
  if (bank === 'forges') {
    const message = { source: 'boxoffice', type: 'challengeAnswered', reference: query.get('intent') };
    for (let count = 0; count < 3; count += 1) window.parent.postMessage(message, '*');
    return;
  }
  await ledger.authenticate(query.get('intent') ?? '', outcome);
  const back = query.get('return_url');
  if (bank === 'stays' || !back) return;
  const address = new URL(back);
  address.searchParams.set('payment_intent', query.get('intent') ?? '');
  location.assign(address);
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-outcome]'))
  button.addEventListener('click', () => {
    void answer(button.dataset['outcome'] === 'succeeded' ? 'succeeded' : 'failed');
  });
