/* The page of the fake zooz: the card is typed and checked here, and never leaves. What it does else, the fake says. */
const query = new URLSearchParams(location.search);
const transactionId = query.get('transactionId') ?? '';
const channel = new BroadcastChannel('boxoffice-fake-zooz');
const form = document.querySelector('form');
const status = document.querySelector('[data-status]');
const field = (name) => document.getElementById(name);

/** The shop: who greeted this page first. */
let shop;
let waiting;

const say = (message) => shop?.source.postMessage(message, shop.origin);

/** What the fake answers; one question at a time. */
const ask = (type) =>
  new Promise((resolve) => {
    waiting = { type, resolve };
    channel.postMessage({ type, transactionId, fake: query.get('fake') });
  });
channel.addEventListener('message', ({ data }) => {
  if (data?.type !== 'told' || data.transactionId !== transactionId || data.asked !== waiting?.type) return;
  waiting.resolve(data);
  waiting = undefined;
});

const digitsOf = (name) => field(name).value.replace(/\D/g, '');

const isNumber = (digits) =>
  digits.length >= 13 &&
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
    0;

/** Declined whatever else is right. */
const declined = ['4000000000000002', '4000000000009995', '4000000000000069', '4000000000000127'];

function problems() {
  const month = Number(digitsOf('expiry').slice(0, 2));
  return {
    number: isNumber(digitsOf('number')) ? '' : 'Enter a card number.',
    expiry: digitsOf('expiry').length === 4 && month >= 1 && month <= 12 ? '' : 'Enter month and year.',
    cvc: digitsOf('cvc').length >= 3 ? '' : 'Enter the code on the card.',
  };
}

function show(found) {
  for (const [name, text] of Object.entries(found)) {
    const error = field(`${name}-error`);
    error.textContent = text;
    error.hidden = text === '';
    field(name).setAttribute('aria-invalid', String(text !== ''));
    field(name).setAttribute('aria-describedby', text === '' ? '' : error.id);
  }
  const first = Object.keys(found).find((name) => found[name] !== '');
  if (first) field(first).focus();
}

const notAdded = () => {
  status.textContent = 'This card was declined. Try another one.';
  field('number').focus();
  say({ action: 'cardNotAdded' });
};

async function submit() {
  status.textContent = '';
  const { outcome, isPaid, paymentKey } = await ask('pressed');
  if (isPaid) {
    say({ action: 'validationSuccess' });
    say({ action: 'cardAdded', paymentKey });
    return;
  }
  const found = problems();
  const isWrong = outcome === 'asks' && Object.values(found).some(Boolean);
  if (outcome === 'asks') show(found);
  if (isWrong || outcome === 'validationFailed') {
    say({ action: 'validationFailed' });
    return;
  }
  say({ action: 'validationSuccess' });
  if (outcome === 'stuck') return;
  if (outcome === 'cardNotAdded' || (outcome === 'asks' && declined.includes(digitsOf('number')))) {
    notAdded();
    return;
  }
  const accepted = await ask('accepted');
  status.textContent = 'Your card is accepted.';
  say({ action: 'cardAdded', paymentKey: accepted.paymentKey });
}

async function greet({ source, origin }) {
  shop = { source, origin };
  const { outcome, amount, currency } = await ask('opened');
  if (outcome === 'silent') return;
  form.hidden = false;
  if (amount !== undefined && currency) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    status.textContent = `${format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits)} will be charged. This stands in for the provider; nothing is.`;
  }
  say({ action: 'init' });
}

form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('message', (event) => {
  if (event.source !== parent || (shop && event.origin !== shop.origin)) return;
  if (event.data?.action === 'init' && event.data.transactionId === transactionId && !shop) void greet(event);
  if (event.data?.action === 'submit' && shop && !form.hidden) void submit();
});
