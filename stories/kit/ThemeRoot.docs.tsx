import { Button, ThemeRoot } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  ThemeRoot: {
    from: 'boxoffice/theme',
    components: { ThemeRoot },
    purpose:
      'Where a theme begins. Everything of ours is styled inside this box, and nothing outside of it. Screens have one already; parts that you place yourself need one around them, which looks as the provider says.',
    parts: [
      {
        name: 'Ground',
        at: '.bx',
        note: 'Carries preset, scheme, direction, language and the host’s values',
      },
    ],
    does: [
      'Give it the organizer’s `settings`: each value is checked, and a bad one is left out by itself.',
      'Nest roots to show one part in another theme.',
    ],
    donts: ['Set our variables on `:root`; set them on an ancestor inside `.bx`.'],
    accessibility: [
      '`locale` becomes `lang`, so that a reader speaks the right language.',
      'Dialogs and lists open inside the nearest root.',
    ],
    keyboard: [],
    related: ['BoxofficeProvider'],
    draw: () => (
      <ThemeRoot preset="festival" locale="en">
        <Button variant="primary">Order now</Button>
      </ThemeRoot>
    ),
  },
} satisfies PageDocs;
