import { TaskReview } from '../../../src/organizer/tasks/TaskReviewScreen';
import { Tasks } from '../../../src/organizer/tasks/TasksScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  TasksScreen: {
    from: 'boxoffice/organizer',
    components: { TasksScreen: Tasks },
    purpose: 'Tasks for speakers, partners and attendees: given out, shown, hidden, exported and deleted.',
    usage: '<TasksScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Its one main action' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'Tasks', at: '[role=grid]', note: 'A task opens beside the list' },
    ],
    does: [
      'Keep `view` in the address of your page.',
      'Give `reviewHrefOf`, so that each task leads to its review.',
    ],
    donts: ['Read progress as of now: it is counted whenever the list is read.'],
    accessibility: [
      'Whether a task is visible is a switch with its title, not a color.',
      'Progress and what is overdue are said in words; the bar is an ornament.',
    ],
    keyboard: [
      ['Enter', 'On a title: opens the task'],
      ['Space', 'On a switch: shows or hides the task'],
    ],
    related: ['TaskReviewScreen', 'ResourcesScreen'],
    draw: () => <Tasks accountId="77" eventId="1001" />,
  },
  TaskReviewScreen: {
    from: 'boxoffice/organizer',
    components: { TaskReviewScreen: TaskReview },
    purpose: 'What everybody has to do and has handed in: commented on, approved, declined and exported.',
    usage: '<TaskReviewScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Exports what the filter finds' },
      { name: 'Progress', at: 'ul', note: 'Speakers, partners and attendees' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'Tasks', at: '[role=grid]', note: 'One opens beside the list' },
    ],
    does: ['Keep `view` in the address of your page.', 'Give `commentedBy` where nobody is signed in here.'],
    donts: ['Count on taking a review back: it is final.'],
    accessibility: [
      'Buttons that can’t be used yet stay in the tab order and say why.',
      'The focus goes to the name of whoever is opened next.',
    ],
    keyboard: [['Alt and arrow up or down', 'Opens the one before or after, outside of text fields']],
    related: ['TasksScreen', 'OrdersScreen'],
    draw: () => <TaskReview accountId="77" eventId="1001" />,
  },
} satisfies PageDocs;
