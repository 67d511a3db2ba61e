import { TextsInContext } from '../../src/i18n/inContext';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  TextsInContext: {
    from: 'boxoffice/in-context',
    components: { TextsInContext },
    purpose:
      'For translators: outlines every text on the page, tells its key, limit and context, and lets it be changed in its place.',
    parts: [],
    does: [
      'Put it around the provider, and hand on what it gives.',
      'Switch it on by an address that only translators know.',
    ],
    donts: ['Send orders from it: texts carry unseen marks.', 'Test with a screen reader in this mode.'],
    accessibility: ['Its list names every text of the screen, also those that are only heard.'],
    keyboard: [
      ['F2', 'Opens the editor for what has the focus'],
      ['Escape', 'Closes it'],
    ],
    related: ['BoxofficeProvider'],
  },
} satisfies PageDocs;
