import { AgendaScreen } from '../../../src/organizer/agenda/AgendaScreen';
import { AgendaSettingsEditor } from '../../../src/organizer/agenda/AgendaSettingsScreen';
import { ImportAgendaScreen } from '../../../src/organizer/agenda/ImportAgendaScreen';
import { SessionEditor } from '../../../src/organizer/agenda/SessionEditor';
import { TimetableScreen } from '../../../src/organizer/agenda/timetable/TimetableScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const event = { accountId: '77', eventId: '1001' };

export const docs = {
  AgendaScreen: {
    from: 'boxoffice/organizer',
    components: { AgendaScreen },
    purpose: 'The sessions of an event by day: found, copied, deleted, and the ways to make them.',
    usage: `
      <AgendaScreen
        accountId="77"
        eventId="1001"
        hrefOf={(route) => \`/admin/agenda/\${route}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Its one main action makes a session' },
      { name: 'Filter', at: '[role=search]', note: 'Day, track, location and status' },
      { name: 'List', at: '[role=grid]', note: 'Cards where there is no room for columns' },
      { name: 'Session', at: 'tbody [role=row]', note: 'A link to its editor, and what is in its way' },
    ],
    does: [
      'Keep `view` in the address of your page, so that a list can be shared.',
      'Lead each address of `hrefOf` to the screen it names: a session by its id, `new`, `import` and `settings`.',
      'Give it and `TimetableScreen` the same `views`, so that they are linked to each other.',
    ],
    donts: ['Show it to attendees: drafts are in it.'],
    accessibility: [
      'One grid with one tab stop; a track is a word beside its colour, and a status a word as well.',
      'What became of several sessions is read aloud.',
    ],
    keyboard: [
      ['Tab', 'More, new session, filter, list, pages'],
      ['Arrow keys', 'From cell to cell of the list'],
      ['Space', 'Chooses a row'],
      ['Enter', 'On a title: its editor'],
    ],
    related: ['TimetableScreen', 'SessionEditor', 'AgendaSettingsScreen', 'ImportAgendaScreen', 'DataTable'],
    draw: () => <AgendaScreen {...event} pageSize={3} hrefOf={(route) => `#${route}`} />,
  },
  TimetableScreen: {
    from: 'boxoffice/organizer',
    components: { TimetableScreen },
    purpose:
      'A day of the agenda as a grid of hours and locations or tracks, where sessions are moved and stretched.',
    usage: `
      <TimetableScreen
        accountId="77"
        eventId="1001"
        hrefOf={(route) => \`/admin/agenda/\${route}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Views', at: 'nav', note: 'The list and the timetable, where `views` has their addresses' },
      { name: 'Columns', at: '[role=radiogroup]', note: 'Locations or tracks' },
      { name: 'Timetable', at: '[role=region]', note: 'Scrolls by itself' },
      { name: 'Session', at: '[role=region] li', note: 'A link to its editor, and what is in its way' },
      { name: 'Handle', at: '[data-handle]', note: 'Moves the session; its lower edge stretches it' },
    ],
    does: [
      'Keep `view` in the address of your page: its filters `day` and `by` are what is shown.',
      'Give it and `AgendaScreen` the same `views`, so that they are linked to each other.',
      'Leave it room in width: each column is at least 11rem wide, and more of them scroll.',
    ],
    donts: ['Use it to move a session to another day: that is done in its editor.'],
    accessibility: [
      'All that is done by dragging is done by keys as well; where a session would be, and what overlaps there, is read aloud before it is saved.',
      'A move that is refused is put back, and the reason is an alert; the focus stays on the handle.',
      'Sessions are one list, in the order of their times; conflicts are words, not colours.',
    ],
    keyboard: [
      ['Up and down arrow', 'On a handle: a quarter of an hour earlier or later, with Alt five minutes'],
      ['Left and right arrow', 'On a handle: the next column'],
      ['Shift + up and down arrow', 'On a handle: an earlier or a later end'],
      ['Enter', 'On a handle: saves the move'],
      ['Escape', 'On a handle: puts it back'],
    ],
    related: ['AgendaScreen', 'SessionEditor'],
    draw: () => (
      <TimetableScreen
        {...event}
        views={{ list: '#list', timetable: '#timetable' }}
        hrefOf={(route) => `#${route}`}
      />
    ),
  },
  SessionEditor: {
    from: 'boxoffice/organizer',
    components: { SessionEditor },
    purpose: 'One session: what it is, when and where, who speaks, how many may register and who sees it.',
    usage: '<SessionEditor accountId="77" eventId="1001" sessionId="session-11" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Form', at: 'form' },
      { name: 'Registrations', at: 'section[aria-label]', note: 'Below the form where there is no room' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: [
      'Lead back to the agenda in `onRemoved`: there is nothing left to show.',
      'Give it `hrefOf`, so that sessions it overlaps are links.',
    ],
    donts: ['Expect a published session to become a draft again once people are registered.'],
    accessibility: [
      'What is wrong is listed above the form, each with a link to its field.',
      'Conflicts with other sessions describe their field, and are read aloud once, not with each key.',
      'Speakers are moved by dragging, by arrow keys or by buttons; where they went is read aloud.',
    ],
    keyboard: [
      ['Arrow keys', 'On the handle of a speaker: moves them'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['AgendaScreen', 'AgendaSettingsScreen'],
    draw: () => <SessionEditor {...event} sessionId="session-11" />,
  },
  AgendaSettingsScreen: {
    from: 'boxoffice/organizer',
    components: { AgendaSettingsScreen: AgendaSettingsEditor },
    purpose: 'How the agenda looks to attendees, and its tracks, locations and tags.',
    usage: '<AgendaSettingsScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Agenda page', at: 'form > section' },
      { name: 'List', at: 'ol', note: 'Tracks, locations, tags' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: ['Name the rooms before the first sessions are made: they choose from them.'],
    donts: ['Remove what sessions have: it is refused.'],
    accessibility: [
      'Each field of a list is called by the thing it belongs to: “Seats of Great Hall”.',
      'After one is added the focus is in its name; after one is removed, on the button that adds.',
    ],
    keyboard: [
      ['Enter', 'In a name: adds another one'],
      ['Arrow keys', 'On a handle: moves it'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['AgendaScreen', 'SessionEditor'],
    draw: () => <AgendaSettingsEditor {...event} />,
  },
  ImportAgendaScreen: {
    from: 'boxoffice/organizer',
    components: { ImportAgendaScreen },
    purpose:
      'Makes drafts of the rows of a CSV file, without those that are wrong: they are named beforehand, and can be saved as a file.',
    usage: '<ImportAgendaScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'File', at: '[role=presentation]', note: 'Chosen, or dropped' },
    ],
    does: ['Offer it where a programme was planned in a table.'],
    donts: ['Ask for ids: tracks, locations and types go by their names.'],
    accessibility: [
      'Dropping a file is never needed; what a file would make is said as a status, and what came of it has the focus.',
    ],
    keyboard: [['Enter or Space', 'On “Choose a file”: opens the files of the device']],
    related: ['AgendaScreen', 'ImportPromotionsScreen'],
    draw: () => <ImportAgendaScreen {...event} />,
  },
} satisfies PageDocs;
