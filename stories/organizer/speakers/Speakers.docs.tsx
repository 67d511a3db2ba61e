import { SpeakerEditor } from '../../../src/organizer/speakers/SpeakerEditor';
import { Speakers } from '../../../src/organizer/speakers/SpeakersScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  SpeakersScreen: {
    from: 'boxoffice/organizer',
    components: { SpeakersScreen: Speakers, SpeakerEditor },
    purpose:
      'Who speaks at an event, with what they do and where they speak; whether attendees see them, and in which order.',
    usage: `
      <SpeakersScreen
        accountId="77"
        eventId="1001"
        hrefOf={(route) => \`/admin/speakers/\${route}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Saving stands in it' },
      { name: 'Section', at: 'form > section' },
      { name: 'Speaker', at: 'form li', note: 'Opens in its place' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: ['Add them one by one, or bring them in with their sessions: by an import, or from another event.'],
    donts: ['Number the speakers by hand: the order is all there is.'],
    accessibility: [
      'A speaker moves by the arrow keys on the handle and by buttons as well; where they went is read aloud.',
      'A face is an ornament: the name stands beside it.',
    ],
    keyboard: [
      ['Tab', 'Search, order of the list, speakers'],
      ['Arrow keys', 'On a handle: move the speaker'],
      ['Enter', 'On a speaker: who they are'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['SessionRegistrationsScreen'],
    draw: () => <Speakers accountId="77" eventId="1001" hrefOf={(route) => `#speakers/${route}`} />,
  },
} satisfies PageDocs;
