import { Heading } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  Heading: {
    from: 'boxoffice',
    components: { Heading },
    purpose: 'A title. Its place in the outline and its size are chosen apart.',
    usage: `
      <Heading level={2} size="2xl">
        Tickets
      </Heading>`,
    parts: [{ name: 'Heading', at: 'h2', note: 'Tighter from 22 px up; breaks into even lines' }],
    does: [
      'Choose `level` for the outline: one h1 a screen, none left out.',
      'Give it `tabIndex={-1}` and a ref where the focus goes when the screen changes.',
    ],
    donts: ['Choose the level for its size; that is `look`.'],
    accessibility: ['A native heading, so that readers can jump from one to the next.'],
    keyboard: [],
    related: ['Stub', 'RegistrationLayout'],
    draw: () => (
      <Heading level={2} size="2xl">
        Tickets
      </Heading>
    ),
  },
} satisfies PageDocs;
