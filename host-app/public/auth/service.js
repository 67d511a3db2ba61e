/* An authorization page of the demo: it tells its opener, on this origin and nowhere else, what the person chose. */
const state = new URLSearchParams(location.search).get('state') ?? '';
const { service } = document.body.dataset;
const answers = {
  allowed: {
    type: 'authorized',
    key: `${service} key of northlight`,
    secret: `${service} secret of northlight`,
    userId: 'northlight',
  },
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
