import { PollStage } from '../../../src/organizer/polls/PollStageScreen';
import { Polls } from '../../../src/organizer/polls/PollsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  PollsScreen: {
    from: 'boxoffice/organizer',
    components: { PollsScreen: Polls },
    purpose:
      'Questions to the people at an event: put in order, opened, counted as votes come in, closed, reset and deleted.',
    usage: '<PollsScreen eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Its one main action' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'Polls', at: 'ol', note: 'A part of them is not put in order' },
      { name: 'Poll', at: 'ol > li', note: 'Its question opens its form' },
    ],
    does: ['Keep `view` in the address of your page.'],
    donts: ['Reset a poll to correct a word: its votes are gone for good.'],
    accessibility: [
      'Each choice says its percentage and its votes in text; its bar is an ornament.',
      'New votes are read aloud every 15 seconds at most, and only how many people voted.',
      'The order is changed by dragging, by arrow keys on the handle, or by buttons; where a poll went is read aloud.',
    ],
    keyboard: [['Arrow up and down', 'On a handle: moves the poll, or a choice in its form']],
    related: ['ResourcesScreen', 'AgendaScreen'],
    draw: () => <Polls eventId="1001" />,
  },
  PollStageScreen: {
    from: 'boxoffice/organizer',
    components: { PollStageScreen: PollStage },
    purpose:
      'The result of one poll for everybody in the room: live, on the full screen, and as a picture for slides.',
    usage: '<PollStageScreen eventId="1001" pollId="poll-journey" />',
    parts: [
      { name: 'Head', at: 'header', note: 'The question, and how many people voted' },
      { name: 'Result', at: 'ul', note: 'Fills the screen alone' },
    ],
    does: ['Give each poll an address of its own, so that the stage opens it on its own computer.'],
    donts: ['Show a poll on a stage before it is open: it has no votes.'],
    accessibility: ['The picture is for slides: describe it beside it.', 'Escape leaves the full screen.'],
    keyboard: [['Escape', 'Leaves the full screen']],
    related: ['PollsScreen'],
    draw: () => <PollStage eventId="1001" pollId="poll-journey" />,
  },
} satisfies PageDocs;
