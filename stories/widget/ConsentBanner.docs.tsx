import { ConsentBanner } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  ConsentBanner: {
    from: 'boxoffice',
    components: { ConsentBanner },
    purpose:
      'Asks visitors which cookies they accept, at the end of the window, without keeping them from the page.',
    usage: '<ConsentBanner isOpen={isOpen} choice={choice} onChoose={onChoose} />',
    parts: [
      { name: 'Question', at: 'section' },
      { name: 'Answers', at: 'section button', note: 'Accept and reject weigh the same' },
    ],
    does: [
      'Make one `createConsent` for the page, and give it to `useConsent` and `withConsent`.',
      'Load it in a chunk of its own, once `state.at` is `open` or `chosen`.',
    ],
    donts: ['Put it into a frame: the page around it asks.'],
    accessibility: [
      'It takes no focus when it comes, and traps none. Opened again it has the focus, and gives it back.',
      'What gets the focus on the page is scrolled above it.',
    ],
    keyboard: [['Tab', 'Behind everything else of the page']],
    related: ['CookieConsentsScreen', 'TicketWidget'],
    draw: () => <ConsentBanner isOpen choice={null} onChoose={() => undefined} />,
  },
} satisfies PageDocs;
