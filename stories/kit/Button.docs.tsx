import { Button, Icon, IconButton, LinkButton } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';
import * as css from './gallery.css';

export const docs = {
  Button: {
    from: 'boxoffice',
    components: { Button, LinkButton },
    purpose:
      'Does something on this page: orders, saves, removes. One filled button a screen says what to do next; all others are outlined, quiet, or links.',
    parts: [
      { name: 'Primary', at: 'button:nth-of-type(1)', note: 'Once a screen; 52 px high when it orders' },
      { name: 'Secondary', at: 'button:nth-of-type(2)', note: 'What else can be done' },
      { name: 'Icon', at: 'button:nth-of-type(2) svg', note: 'Before the words, in their colour' },
      { name: 'Label', at: 'button:nth-of-type(2) span', note: 'Two or three words, sentence case' },
      { name: 'Quiet', at: 'button:nth-of-type(3)', note: 'In a row of others, or a bar' },
      { name: 'Link button', at: 'button:nth-of-type(4)', note: 'Acts, but reads as part of the text' },
    ],
    does: [
      'Say what happens: “Send invoice”, not “OK”.',
      'Keep it pressable and tell its reason beside it; `aria-disabled` makes it look closed.',
      'Set `busy` while an answer is awaited: label and width stay, further presses are swallowed.',
    ],
    donts: [
      'Two filled buttons on one screen.',
      'The `disabled` attribute: it hides the button from the keyboard and keeps its reason to itself.',
      'A button that leads to another page; that is a link.',
    ],
    accessibility: [
      'A native button, 44 px high, 52 px for an order; reached in reading order.',
      '`busy` sets `aria-busy` and keeps the focus; Enter in a field does not submit a second time.',
      'Under forced colours it has the system’s button colours and keeps its outline.',
    ],
    keyboard: [
      ['Tab', 'Moves to it, also while it is busy or closed'],
      ['Enter', 'Presses it'],
      ['Space', 'Presses it when the key is let go'],
    ],
    related: ['IconButton', 'Notice', 'Dialog'],
    draw: () => (
      <div className={css.row}>
        <Button variant="primary" size="large">
          Order now
        </Button>
        <Button icon={<Icon name="arrow-start" />}>Back to the event</Button>
        <Button variant="quiet">Skip</Button>
        <LinkButton>Enter a code</LinkButton>
      </div>
    ),
  },
  IconButton: {
    from: 'boxoffice',
    components: { IconButton },
    purpose:
      'A button that is only an icon, where its place leaves no doubt: closing what is open, removing a row.',
    usage: '<IconButton icon={<Icon name="close" />} label="Close" onClick={onClick} />',
    parts: [
      { name: 'Target', at: 'button', note: '44 px square, whatever the icon’s size' },
      { name: 'Icon', at: 'button svg' },
    ],
    does: ['Give it a label that names the thing as well: “Remove Two-Day Pass”.'],
    donts: ['Use it for what must be found; words are found sooner than icons.'],
    accessibility: [
      '`label` becomes its name and its tooltip.',
      'The icon itself is hidden from assistive technology.',
    ],
    keyboard: [['Enter or Space', 'Presses it']],
    related: ['Button', 'Icon'],
    draw: () => <IconButton icon={<Icon name="close" />} label="Close" />,
  },
} satisfies PageDocs;
