import { Tag } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  Tag: {
    from: 'boxoffice',
    components: { Tag },
    purpose: 'One or two words about the thing beside it: an offer, a status.',
    usage: '<Tag tone="positive">Paid</Tag>',
    parts: [{ name: 'Tag', at: '[data-tone]', note: '22 px high, 12/16 semibold' }],
    does: ['Keep highlight and outline for offers, the last three tones for a status.'],
    donts: ['Tag everything: then nothing is.', 'Make it pressable.'],
    accessibility: ['It is text. Colour repeats what the word says.'],
    keyboard: [],
    related: ['Table'],
    draw: () => <Tag tone="positive">Paid</Tag>,
  },
} satisfies PageDocs;
