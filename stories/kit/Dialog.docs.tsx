import { Dialog } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  Dialog: {
    from: 'boxoffice',
    components: { Dialog },
    purpose:
      'A question that has to be answered before anything else. It stops the reader, so it is used for little.',
    parts: [
      { name: 'Scrim', at: 'div', note: 'Covers the page; what is behind it is out of reach' },
      {
        name: 'Dialog',
        at: 'div',
        note: '432 px wide, the whole window up to 500; it floats, so it has a shadow',
      },
      { name: 'Head', at: 'div', note: 'Title and closing button' },
      { name: 'Body', at: 'div', note: 'Scrolls by itself when it is long' },
      { name: 'Foot', at: 'div', note: 'Buttons, the main one last' },
    ],
    does: [
      'Ask in the title, answer with the buttons: “Release your tickets?” – “Keep them”, “Release”.',
      'Say in `description` what will be lost.',
      'Set `dismissible={false}` only where leaving needs a decision, such as a payment under way.',
    ],
    donts: ['Tell something that could be a notice.', 'Open a dialog from a dialog.'],
    accessibility: [
      'Takes the focus, keeps it, and gives it back to what opened it.',
      'Named by its title, described by `description`; the rest of the page is hidden from assistive technology meanwhile.',
    ],
    keyboard: [
      ['Tab', 'Goes round within it'],
      ['Escape', 'Closes it, if it may be dismissed'],
    ],
    related: ['Notice', 'Button'],
  },
} satisfies PageDocs;
