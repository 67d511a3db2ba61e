import { VirtualSessionVideo } from '../../../src/organizer/virtualSessions/VirtualSessionScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  VirtualSessionScreen: {
    from: 'boxoffice/organizer',
    components: { VirtualSessionScreen: VirtualSessionVideo },
    purpose:
      'The video of a session: its source, livestream and recording, who moderates it, what attendees do while they watch, and its version.',
    usage: `
      <VirtualSessionScreen
        accountId="77"
        eventId="1001"
        sessionId="session-28"
        pageHrefOf={(sessionId, page) => \`/sessions/\${sessionId}/\${page}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Pages', at: 'nav', note: 'Where `pageHrefOf` has their addresses' },
      { name: 'Video source', at: 'form', note: 'The one form; the rest is done at once' },
    ],
    does: ['Give `pageHrefOf` to every page of a session, so that each leads to the others.'],
    donts: ['Show a moderator’s link to attendees: whoever has it can mute people.'],
    accessibility: [
      'Chat and Q&A are switches with a name; turning one off asks first, because what was written is deleted.',
      'When a row goes, focus moves to the title of its part.',
    ],
    keyboard: [
      ['Space', 'On a switch: turns the tool on or off'],
      ['Ctrl+S', 'In the form: saves the video source'],
    ],
    related: ['SessionEditor', 'SessionResultsScreen'],
    draw: () => (
      <VirtualSessionVideo
        accountId="77"
        eventId="1001"
        sessionId="session-28"
        pageHrefOf={(id, page) => `#${id}/${page}`}
      />
    ),
  },
} satisfies PageDocs;
