import { expect, test } from 'vitest';
import { sectionOfComponent, sectionsOf } from '../../../../../stories/docs/search/sections';

const markdown = `import { Meta } from 'somewhere';

# Backend

Answers \`holdTickets\` with [a hold](calls.md).

## What isn’t *here*?

| call | answer |
| ---- | ------ |
| one  | 204    |

\`\`\`sh
# no heading
npm start
\`\`\`

## Last

Words.

## Last

More.
`;

test('a page is split at its headings; marks are gone, code stays, a repeated heading is one', () => {
  expect(sectionsOf('Guides / Backend', './?path=/docs/b', markdown)).toEqual([
    {
      id: './?path=/docs/b#backend',
      page: 'Guides / Backend',
      heading: 'Backend',
      text: 'Answers holdTickets with a hold.',
    },
    {
      id: './?path=/docs/b#what-isnt-here',
      page: 'Guides / Backend',
      heading: 'What isn’t here?',
      text: 'call answer one 204 # no heading npm start',
    },
    { id: './?path=/docs/b#last', page: 'Guides / Backend', heading: 'Last', text: 'Words. More.' },
  ]);
});

test('a component is found by the name it is imported by, and by what is told of it', () => {
  const section = sectionOfComponent(
    { id: 'organizer-webhooks--docs', title: 'Organizer/Program/Webhooks' },
    {
      name: 'WebhooksScreen',
      docs: {
        components: { WebhooksScreen: {}, WebhooksView: {} },
        purpose: 'The systems that an event notifies, or with no `eventId` all of them.',
        does: ['Keep `view` in the address.'],
        donts: ['Expect a secret twice.'],
      },
    },
  );
  expect(section).toEqual({
    id: './?path=/docs/organizer-webhooks--docs#WebhooksScreen',
    page: 'Organizer / Program / Webhooks',
    heading: 'WebhooksScreen',
    text: 'The systems that an event notifies, or with no eventId all of them. Keep view in the address. Expect a secret twice. WebhooksScreen, WebhooksView.',
  });
});
