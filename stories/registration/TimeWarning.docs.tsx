import { TimeWarning } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  TimeWarning: {
    from: 'boxoffice',
    components: { TimeWarning },
    purpose:
      'Two minutes before the end of a hold: said once, with the way to more time where the backend gives it.',
    parts: [],
    does: ['Say how it ended: given, refused, or used up.'],
    donts: ['Ask in a dialog: it would cover what has to be finished.'],
    accessibility: ['Read aloud once and politely; WCAG 2.2.1: more time can be had by keyboard.'],
    keyboard: [['Enter or Space', 'Asks for more time']],
    related: ['Countdown', 'Notice'],
  },
} satisfies PageDocs;
