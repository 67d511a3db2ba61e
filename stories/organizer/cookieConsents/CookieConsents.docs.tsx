import { CookieConsents } from '../../../src/organizer/cookieConsents/CookieConsentsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  CookieConsentsScreen: {
    from: 'boxoffice/organizer',
    components: { CookieConsentsScreen: CookieConsents },
    purpose:
      'The sites of an account that ask visitors about cookies, and the script that each of them loads.',
    usage: '<CookieConsentsScreen accountId="77" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Its one main action' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'Sites', at: 'ul' },
      { name: 'Site', at: 'li', note: 'Its domain opens its form' },
    ],
    does: ['Keep `view` in the address of your page.'],
    donts: ['Track visitors of a site that is listed here without `withConsent`.'],
    accessibility: ['Whether a site asks is a word, not a color.', 'What was saved or copied is read aloud.'],
    keyboard: [['Escape', 'Closes what was opened']],
    related: ['ConsentBanner', 'WebhooksScreen'],
    draw: () => <CookieConsents accountId="77" />,
  },
} satisfies PageDocs;
