/* The authorization page of the demo: it tells its opener, on this origin and nowhere else, what the person chose. */
const state = new URLSearchParams(location.search).get('state') ?? '';
const credentials = (userId) => ({
  key: `linkedin key of ${userId}`,
  secret: `linkedin secret of ${userId}`,
  userId,
});
const answers = {
  profile: {
    type: 'authorized',
    ...credentials('leila-benali'),
    profile: {
      'first-name': 'Leïla',
      'last-name': 'Benali',
      'primary-email': 'leila@ateliernord.example',
      country: 'France',
      company: 'Atelier Nord',
    },
  },
  known: { type: 'authorized', ...credentials('maren-holt') },
  unknown: { type: 'authorized', ...credentials('nobody') },
  refused: { type: 'authorizationRefused' },
};

function answer(name) {
  window.opener?.postMessage({ source: 'boxoffice', state, ...answers[name] }, location.origin);
  document.querySelector('[data-status]').textContent =
    'Thank you. Go on with your order; you can close this page.';
  window.close();
}

for (const button of document.querySelectorAll('[data-answer]'))
  button.addEventListener('click', () => answer(button.dataset.answer));
