import type { Exchange } from './exchange';

const service = (name: string, path: string, call: string, size = '700x645'): Exchange => ({
  name: `sign in with ${name}`,
  kind: 'popup',
  direction: 'both',
  with: name,
  purpose: `Authorization page \`${path}\` in a window of ${size}. It needs its opener: what it sends back is checked by origin, source and state.`,
  trigger: `Signing in or up with ${name}, where that is offered, or connecting an account there. A blocked window becomes a plain link; a closed one lets the button be pressed again.`,
  payload: {
    'state, origin': 'in its address: made for this window, and where the answer goes',
    'source, type, state': '`boxoffice`, `authorized` or `authorizationRefused`, as it came',
    'key, secret, userId': 'answered',
    refreshToken: 'answered where the service has one',
    profile: 'answered where the page knows: a Person, so that nobody has to be signed in',
    code: 'answered when refused, where there is one',
  },
  // 000 §2.
  calls: [call],
});

const share = (name: string, network: string, address: string, call: string): Exchange => ({
  name: `share on ${name}`,
  kind: 'popup',
  direction: 'out',
  with: name,
  purpose: `The network’s own page ${address}, in a window of 600x600, with the event to share. \`reportShare\` tells the backend, and its failure stops nothing.`,
  trigger: `${network} is pressed on the confirmation.`,
  payload: { url: 'page of the event', text: 'share message, 280 characters at most' },
  // 001 §9.
  calls: [call],
});

/** Windows the widget opens. */
export const popupExchanges: readonly Exchange[] = [
  service('LinkedIn', '/auth/linkedin', '060'),
  service('Stripe', '/auth/stripe', '061'),
  service('Eventbrite', '/auth/eventbrite', '062'),
  service('Twitter', '/auth/twitter', '063'),
  service('Facebook', '/auth/facebook', '064'),
  service('Salesforce', '/auth/salesforce', '065'),
  service('Salesforce sandbox', '/auth/salesforce/sandbox', '066'),
  service('Mailchimp', '/auth/mailchimp', '067'),
  service('PayPal', '/auth/paypal', '068', '960x600'),
  share('Facebook', 'FACEBOOK', '`facebook.com/sharer`', '096'),
  share('LinkedIn', 'LINKEDIN', '`linkedin.com/sharing`', '097'),
  share('Twitter', 'TWITTER', '`twitter.com/intent/tweet`', '098'),
];
