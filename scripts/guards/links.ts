import { guardsOf, type Guard } from './guard';

const src = (...names: string[]) => names.map((name) => `unit/src/${name}`);

/** Links to pages without encryption: many an organizer has one, and what is left out is lost without a word. */
export const linkGuards: readonly Guard[] = [
  ...guardsOf('src/themed/kit/purify.ts', src('themed/kit/purify.test.tsx'), [
    {
      ids: '000§5',
      name: 'an http link of a description leads nowhere',
      find: '{ allow: linkSchemes }',
      replace: '{}',
    },
  ]),
  ...guardsOf(
    'src/domain/ticketTypes/safeDescription.ts',
    src('domain/ticketTypes/safeDescription.test.ts'),
    [
      {
        ids: '000§5',
        name: 'an http link of a description is not sent',
        find: '{ allow: linkSchemes }',
        replace: '{}',
      },
    ],
  ),
  ...guardsOf('src/domain/confirmation/placeholders.ts', src('domain/confirmation/placeholders.test.ts'), [
    {
      ids: '001§2',
      name: 'an http link of a message leads nowhere',
      find: "[...linkSchemes, 'relative']",
      replace: "['https:', 'mailto:', 'relative']",
    },
  ]),
  ...guardsOf('src/domain/calendar/ics.ts', src('domain/calendar.test.ts'), [
    {
      ids: '000§7',
      name: 'an http address is left out of the calendar',
      find: 'allow: webSchemes',
      replace: "allow: ['https:']",
    },
  ]),
  ...guardsOf('src/domain/sharing/addresses.ts', src('domain/sharing/addresses.test.ts'), [
    {
      ids: '001§9',
      name: 'an event at an http address is shared nowhere',
      find: 'allow: webSchemes',
      replace: "allow: ['https:']",
    },
  ]),
  ...guardsOf('src/themed/registration/NewTab.tsx', src('themed/registration/NewTab.test.tsx'), [
    {
      ids: '000§5',
      name: 'terms at an http address can’t be read',
      find: "[...webSchemes, 'relative']",
      replace: "['https:', 'relative']",
    },
  ]),
  ...guardsOf(
    'src/organizer/kit/fields/RichTextEditor.tsx',
    src('organizer/kit/fields/RichTextEditor.test.tsx'),
    [
      {
        ids: '001§2',
        name: 'who writes beside an http link loses it',
        find: '{ allow: linkSchemes }',
        replace: '{}',
      },
    ],
  ),
  ...guardsOf(
    'src/organizer/kit/fields/LinkDialog.tsx',
    src('organizer/kit/fields/RichTextEditor.test.tsx'),
    [
      {
        ids: '001§2',
        name: 'no http link can be set',
        find: '{ allow: linkSchemes }',
        replace: '{}',
      },
    ],
  ),
];
