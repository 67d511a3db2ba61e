import { Notice } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';
import * as css from './gallery.css';

export const docs = {
  Notice: {
    from: 'boxoffice',
    components: { Notice },
    purpose:
      'Something to know about the screen as a whole. It stays where it is until it is not true any more.',
    parts: [
      {
        name: 'Notice',
        at: '[data-tone]',
        note: 'Status colours are ours: a brand’s red must not mean “error”',
      },
      { name: 'Icon', at: 'svg', note: '20 px, one for each tone' },
      { name: 'Title', at: 'p', note: 'What happened' },
      { name: 'Words', at: 'p + div', note: 'What to do' },
      { name: 'Close', at: 'button', note: '44 px; only where it may be put away' },
    ],
    does: [
      'Say what happened, then what to do.',
      'Set `live` when it appears after something was done: `assertive` for what stops an order, `polite` for the rest.',
    ],
    donts: ['A toast: it is gone before it is read.', 'Tell the error of one field; its field does.'],
    accessibility: [
      'The icon repeats the tone without colour.',
      'With `live` it is an alert or a status, and is read without taking the focus.',
    ],
    keyboard: [['Tab', 'Reaches its action, then its closing button']],
    related: ['ProblemBanner', 'FieldError', 'Dialog'],
    draw: () => (
      <div className={css.narrow}>
        <Notice tone="warning" title="You are offline" onDismiss={() => undefined}>
          Your answers are kept. Send the order when you are back.
        </Notice>
      </div>
    ),
  },
} satisfies PageDocs;
