/* An authorization page of the demo: it tells its opener, on this origin and nowhere else, what the person chose. */
const state = new URLSearchParams(location.search).get('state') ?? '';
const { service } = document.body.dataset;
/* Stripe hands over keys of its own form, which payments are taken with. */
const keys =
  service === 'stripe'
    ? { key: 'pk_test_northlightConnected', secret: 'sk_test_northlightConnected' }
    : { key: `${service} key of northlight`, secret: `${service} secret of northlight` };
const answers = {
  allowed: { type: 'authorized', ...keys, userId: 'northlight' },
  refused: { type: 'authorizationRefused' },
  refusedWithCode: { type: 'authorizationRefused', code: 4003 },
};

function answer(name) {
  window.opener?.postMessage({ source: 'boxoffice', state, ...answers[name] }, location.origin);
  document.querySelector('[data-status]').textContent = 'Thank you. You can close this page.';
  window.close();
}

for (const button of document.querySelectorAll('[data-answer]'))
  button.addEventListener('click', () => answer(button.dataset.answer));
