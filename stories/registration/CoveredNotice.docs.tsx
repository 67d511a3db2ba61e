import { CoveredNotice } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  CoveredNotice: {
    from: 'boxoffice',
    components: { CoveredNotice },
    purpose:
      'Something lies over the widget, so presses are not taken: a guard against being tricked into an order.',
    usage: '<CoveredNotice address="/widgets/tickets/1001" />',
    parts: [
      { name: 'Notice', at: '[data-tone=warning]' },
      { name: 'Way out', at: 'a', note: 'The same page in a window of its own' },
    ],
    does: ['Show it only where the host asked for the guard.'],
    donts: ['Use it for a dialog of your own; close that first.'],
    accessibility: ['A status in words; nothing is taken from the keyboard.'],
    keyboard: [],
    related: ['Notice'],
    draw: () => <CoveredNotice address="/widgets/tickets/1001" />,
  },
} satisfies PageDocs;
