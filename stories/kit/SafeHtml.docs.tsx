import { SafeHtml } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  SafeHtml: {
    from: 'boxoffice',
    components: { SafeHtml },
    purpose:
      'The one door for HTML that an organizer or a server wrote. The words show at once, their formatting as soon as the sanitizer is there.',
    usage: '<SafeHtml html="<p>Both days, every talk and <strong>lunch</strong>.</p>" />',
    parts: [
      { name: 'Box', at: 'div' },
      { name: 'Paragraph', at: 'p' },
    ],
    does: ['Pass every HTML from outside through it, also in your own components.'],
    donts: [
      '`dangerouslySetInnerHTML`; a lint rule refuses it.',
      'Rely on classes or ids in the HTML: they are taken away.',
    ],
    accessibility: [
      'Links open in a new tab and say so to nobody but the browser: write link texts that stand alone.',
    ],
    keyboard: [],
    related: ['TicketTable', 'Confirmation'],
    draw: () => <SafeHtml html="<p>Both days, every talk and <strong>lunch</strong>.</p>" />,
  },
} satisfies PageDocs;
