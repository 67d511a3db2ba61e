/* PayPal's page of the demo: it notes what the buyer did, and sends them back. The shop's page tells its backend. */
const noteKey = 'boxoffice-host:paypal';
const note = JSON.parse(sessionStorage.getItem(noteKey) ?? 'null');
const find = (name) => document.querySelector(`[data-${name}]`);

function describe({ amount, currency }) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits;
  find('amount').textContent = format.format(amount / 10 ** digits);
  find('details').hidden = false;
}

function answer({ outcome, delay }) {
  const due = delay ? { due: Date.now() + Number(delay) } : {};
  sessionStorage.setItem(noteKey, JSON.stringify({ ...note, outcome, ...due }));
  find('status').textContent = 'Going back to your order …';
  location.assign(outcome === 'canceled' ? note.back.cancel : note.back.success);
}

if (note && new URLSearchParams(location.search).get('token') === note.id) {
  describe(note);
  for (const button of document.querySelectorAll('[data-outcome]'))
    button.addEventListener('click', () => answer(button.dataset));
} else {
  find('status').textContent = 'There is no payment here. Go back to the shop and order again.';
  for (const button of document.querySelectorAll('[data-outcome]'))
    button.setAttribute('aria-disabled', 'true');
}
