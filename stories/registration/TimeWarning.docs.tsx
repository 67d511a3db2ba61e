import { northlight } from '../fixtures/orders';
import { TimeWarning } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  TimeWarning: {
    from: 'boxoffice',
    components: { TimeWarning },
    purpose:
      'Two minutes before the end of a hold: said once, with the way to more time where the backend gives it.',
    usage: `
      <TimeWarning
        due={due}
        eventName="Northlight 2026"
        minutes={15}
        onExtend={onExtend}
      />`,
    parts: [
      { name: 'Notice', at: '[data-tone=warning]' },
      { name: 'Said', at: '[role=status]', note: 'Read once; out of sight' },
      { name: 'More time', at: 'button', note: 'Only where the backend gives it' },
    ],
    does: ['Say how it ended: given, refused, or used up.'],
    donts: ['Ask in a dialog: it would cover what has to be finished.'],
    accessibility: ['Read aloud once and politely; WCAG 2.2.1: more time can be had by keyboard.'],
    keyboard: [['Enter or Space', 'Asks for more time']],
    related: ['Countdown', 'Notice'],
    draw: () => <TimeWarning due eventName={northlight.name} minutes={15} onExtend={() => undefined} />,
  },
} satisfies PageDocs;
