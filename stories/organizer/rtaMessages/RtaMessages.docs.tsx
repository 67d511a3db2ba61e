import { RtaMessages } from '../../../src/organizer/rtaMessages/RtaMessagesScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  RtaMessagesScreen: {
    from: 'boxoffice/organizer',
    components: { RtaMessagesScreen: RtaMessages },
    purpose: 'Messages that attendees get at once in the event’s app: written, sent, read again and deleted.',
    usage: '<RtaMessagesScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Its one main action' },
      { name: 'Messages', at: 'ul' },
      { name: 'Message', at: 'ul > li', note: 'Who got it, when, and from whom' },
    ],
    does: [
      'Say how many people a message reaches before it is sent.',
      'Leave what was typed where it is when a message is refused.',
    ],
    donts: ['Send again when no answer came: the list says whether the message went out.'],
    accessibility: ['The number of recipients is a live region that follows what is chosen.'],
    keyboard: [['Tab', 'Through the messages, and the fields of the dialog']],
    related: ['MobileAppScreen', 'EmailsScreen'],
    draw: () => <RtaMessages accountId="77" eventId="1001" />,
  },
} satisfies PageDocs;
