import { Icon } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  Icon: {
    from: 'boxoffice',
    components: { Icon },
    purpose: 'One of our own drawings, in the colour of the words beside it.',
    usage: '<Icon name="ticket" />',
    parts: [{ name: 'Icon', at: 'svg', note: '20 px with a 1.5 stroke, 16 px with 1.75' }],
    does: ['Put it beside words that say the same.'],
    donts: ['Leave it alone as the only sign.', 'Load icons from a font or another server.'],
    accessibility: [
      'Always decoration: hidden from assistive technology.',
      'Arrows turn around when reading does; clocks, checks and marks do not.',
    ],
    keyboard: [],
    related: ['IconButton', 'Tag'],
    draw: () => <Icon name="ticket" />,
  },
} satisfies PageDocs;
