import { Button, OutcomeUnknown, StatePanel, TimedOut } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  OutcomeUnknown: {
    from: 'boxoffice',
    components: { OutcomeUnknown },
    purpose:
      'The order was sent and no answer came. It asks the backend what became of it, and never offers to pay again.',
    usage: '<OutcomeUnknown checking={checking} onCheckAgain={onCheckAgain} />',
    parts: [
      { name: 'Panel', at: 'section' },
      { name: 'Check again', at: 'button' },
      { name: 'Status', at: '[role=status]', note: 'What the last question brought' },
    ],
    does: ['Ask by itself first, and let the buyer ask again.'],
    donts: ['Lead back to the form while the outcome is unknown.'],
    accessibility: ['Its heading takes the focus; answers are read as a status.'],
    keyboard: [['Enter or Space', 'Asks again']],
    related: ['StatePanel', 'CheckingPayment'],
    draw: () => <OutcomeUnknown checking={false} onCheckAgain={() => undefined} />,
  },
  TimedOut: {
    from: 'boxoffice',
    components: { TimedOut },
    purpose:
      'The hold has run out: in the form’s place, with the way to begin anew and everything typed kept.',
    usage: '<TimedOut onStartOver={onStartOver} />',
    parts: [
      { name: 'Panel', at: 'section' },
      { name: 'Icon', at: 'svg' },
      { name: 'Heading', at: 'h2' },
      { name: 'Start over', at: 'button', note: 'The filled button of this screen' },
    ],
    does: ['Say first what became of the money, if any was on its way.'],
    donts: ['Reload the page.'],
    accessibility: ['Its heading takes the focus, so that it is read at once.'],
    keyboard: [['Enter or Space', 'Starts over']],
    related: ['StatePanel', 'Countdown'],
    draw: () => <TimedOut onStartOver={() => undefined} />,
  },
  StatePanel: {
    from: 'boxoffice',
    components: { StatePanel },
    purpose: 'A screen that is one sentence and one way on: for ends that are no success.',
    usage: `
      <StatePanel
        icon="clock"
        title="The sale has ended"
        action={<Button variant="primary">Back</Button>}
      >
        <p>There is nothing left to buy.</p>
      </StatePanel>`,
    parts: [
      { name: 'Panel', at: 'section' },
      { name: 'Icon', at: 'svg' },
      { name: 'Title', at: 'h2', note: 'Takes the focus' },
      { name: 'Words', at: 'p' },
      { name: 'Way on', at: 'button' },
    ],
    does: ['Use an icon, a title that says what is the case, and one action.'],
    donts: ['Use it for success; that is the confirmation.'],
    accessibility: ['Takes the focus to its heading when it appears.'],
    keyboard: [],
    related: ['TimedOut', 'OutcomeUnknown', 'OrderOutcome'],
    draw: () => (
      <StatePanel
        icon="clock"
        title="The sale has ended"
        action={<Button variant="primary">{'Back'}</Button>}
      >
        <p>{'There is nothing left to buy.'}</p>
      </StatePanel>
    ),
  },
} satisfies PageDocs;
