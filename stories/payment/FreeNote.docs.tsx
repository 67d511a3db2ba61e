import { FreeNote } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  FreeNote: {
    from: 'boxoffice',
    components: { FreeNote },
    purpose: 'Says that nothing has to be paid, where the card would be.',
    usage: '<FreeNote />',
    parts: [
      { name: 'Note', at: '[data-tone]' },
      { name: 'Icon', at: 'svg' },
    ],
    does: ['Show it instead of the ways to pay when the total is nothing.'],
    donts: ['Leave the place empty: buyers look for it.'],
    accessibility: ['Plain text in the order of reading.'],
    keyboard: [],
    related: ['PaymentPicker'],
    draw: () => <FreeNote />,
  },
} satisfies PageDocs;
