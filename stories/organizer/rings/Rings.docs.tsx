import { Rings } from '../../../src/organizer/rings/RingsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  RingsScreen: {
    from: 'boxoffice/organizer',
    components: { RingsScreen: Rings },
    purpose:
      'The rings of an event: places where people meet, what they can do there, and whether attendees see them.',
    usage: '<RingsScreen eventId="1001" onFind={onFind} />',
    parts: [
      { name: 'Find', at: '[role=search]' },
      { name: 'Ring', at: 'section ul', note: 'What it is now, and a button for each change' },
      { name: 'Changes you made', at: 'section:last-of-type', note: 'Kept until the page is reloaded' },
    ],
    does: ['Keep `eventId` and `view` in the address of your page.'],
    donts: ['Make a ring available before something can be done in it: it is refused.'],
    accessibility: [
      'Each ring is a region with its name; whether it is available is text, not a color.',
      'What was done is read aloud, and the focus goes back to the button.',
    ],
    keyboard: [['Escape', 'In a question: back to the form; in the form: closes it, nothing is changed']],
    related: ['SupportEventScreen', 'SupportAccountScreen'],
    draw: () => <Rings eventId="1001" onFind={() => undefined} />,
  },
} satisfies PageDocs;
