import type { AttributeName } from './attributes';

/** What each attribute is for, as docs/embedding.md says it. */
export const attributeDocs: Readonly<Record<AttributeName, string>> = {
  'event-id': 'The event. Required.',
  backend:
    'Where Boxoffice is installed, e.g. `https://tickets.example`. Default: where the script came from.',
  page: 'Where the ticket page is, when it is not where the backend is.',
  mode: '`frame` (default): isolated. `inline`: a part of your page.',
  locale: 'Language, BCP 47. Default: `lang` of the page.',
  preset: 'Look: `ink` (default), `festival` or `summit`.',
  scheme: '`light`, `dark` or `auto` (default), which follows the buyer’s system.',
  settings: 'Colours, font and corners as JSON, e.g. `{"color2":"#0a5bd3","ringSettings":{"radius":6}}`.',
  'promotion-code': 'A promotion code to begin with.',
  tickets: 'Ids of the only ticket types to show, separated by commas.',
  'prefill-first-name': 'First name of your visitor, if you know it.',
  'prefill-last-name': 'Last name.',
  'prefill-email': 'Email address.',
  'prefill-company': 'Company.',
  'utm-source': 'Campaign; without any of these, `utm_…` of your page’s address.',
  'utm-medium': 'Likewise.',
  'utm-campaign': 'Likewise.',
  'utm-term': 'Likewise.',
  'utm-content': 'Likewise.',
  closed: 'Nothing is shown until `open()`.',
};
