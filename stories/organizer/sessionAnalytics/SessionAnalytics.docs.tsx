import { EventAnalytics } from '../../../src/organizer/sessionAnalytics/SessionAnalyticsScreen';
import { SessionResults } from '../../../src/organizer/sessionAnalytics/SessionResultsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  SessionAnalyticsScreen: {
    from: 'boxoffice/organizer',
    components: { SessionAnalyticsScreen: EventAnalytics },
    purpose: 'How the sessions of an event went: by session, company and attendee, and as files.',
    usage: '<SessionAnalyticsScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Its exports go on when the screen is left' },
      { name: 'List', at: '[role=radiogroup]', note: 'Sessions, companies or attendees' },
      { name: 'Figures', at: '[role=grid]' },
    ],
    does: [
      'Keep `part` and `view` in the address of your page; another part begins with another view.',
      'Give `resultsHrefOf`, so that each session leads to its results.',
      'Mount `ExportJobs` above the screen.',
    ],
    donts: ['Read the figures as final: they follow check-ins and registrations.'],
    accessibility: [
      'Arrow keys go from list to list, and the focus stays at the choice.',
      'The order of a list is said by its column heads, also where nobody chose it.',
    ],
    keyboard: [
      ['Arrow left and right', 'Another list'],
      ['Enter', 'On a column head: sorts by it'],
    ],
    related: ['SessionResultsScreen', 'ExportJobs', 'AgendaScreen'],
    draw: () => <EventAnalytics accountId="77" eventId="1001" />,
  },
  SessionResultsScreen: {
    from: 'boxoffice/organizer',
    components: { SessionResultsScreen: SessionResults },
    purpose: 'How one session went: who came, what they said, and both as files.',
    usage: '<SessionResultsScreen accountId="77" eventId="1001" sessionId="session-26" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Names the session' },
      { name: 'Attendance', at: 'dl' },
      { name: 'Ratings', at: 'ul', note: 'Of all pages, the best first' },
      { name: 'Feedback', at: '[role=grid]', note: '8 a page, the lowest rating first' },
    ],
    does: ['Keep `view` in the address of your page.', 'Mount `ExportJobs` above the screen.'],
    donts: ['Show it to attendees: comments carry their names.'],
    accessibility: ['Each rating’s share is said in words; its bar is an ornament.'],
    keyboard: [['Enter', 'On a column head: sorts by it']],
    related: ['SessionAnalyticsScreen', 'SessionEditor'],
    draw: () => <SessionResults accountId="77" eventId="1001" sessionId="session-26" />,
  },
} satisfies PageDocs;
