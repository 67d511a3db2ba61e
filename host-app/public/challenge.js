/* The bank's page of the fake Stripe: it tells the fake what the buyer did, then its opener that it is done. */
const intent = new URLSearchParams(location.search).get('intent') ?? '';
const channel = new BroadcastChannel('boxoffice-fake-stripe');
const find = (name) => document.querySelector(`[data-${name}]`);
/** Milliseconds to wait for the fake; its opener reads the payment again in any case. */
const patience = 2000;

let isAnswered = false;

function tellOpener() {
  const opener = window.parent === window ? window.opener : window.parent;
  const message = { source: 'boxoffice', type: 'challengeAnswered', reference: intent };
  opener?.postMessage(message, location.origin);
}

function describe({ amount, currency, last4 }) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits;
  find('amount').textContent = format.format(amount / 10 ** digits);
  find('card').textContent = `ending ${last4}`;
  find('details').hidden = false;
}

function answer(outcome) {
  if (isAnswered) return;
  isAnswered = true;
  for (const button of document.querySelectorAll('button')) button.setAttribute('aria-disabled', 'true');
  find('status').textContent = 'Thank you. Going back to your order …';
  const finish = () => {
    clearTimeout(waiting);
    // Every page of the shop may note it; the opener is told once.
    channel.close();
    tellOpener();
  };
  const waiting = setTimeout(finish, patience);
  channel.addEventListener('message', ({ data }) => {
    if (data?.type === 'noted' && data.intent === intent) finish();
  });
  channel.postMessage({ type: 'answered', intent, outcome });
}

channel.addEventListener('message', ({ data }) => {
  if (data?.type === 'described' && data.intent === intent) describe(data);
});
for (const button of document.querySelectorAll('[data-outcome]'))
  button.addEventListener('click', () => answer(button.dataset.outcome));
channel.postMessage({ type: 'opened', intent });
