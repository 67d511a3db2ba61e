import { Countdown } from '../../src/headless';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { partsOf } from '../docs/component/partsOf';

/** A partner brings words of their own. */
const labels = {
  warning: 'Two minutes left.',
  given: 'More time.',
  spent: 'No more time.',
  failed: 'Try again.',
};

export const docs = {
  Countdown: {
    from: 'boxoffice/headless',
    // The themed one has the name as well.
    components: partsOf('Countdown', Countdown),
    purpose:
      'The behaviour of the time left without any looks: `Countdown.Root`, `.Timer`, `.Time` and `.Indicator`; `.Warning` with `.Announcement`, `.Message`, `.Extend` and `.Dismiss`.',
    usage: `
      <Countdown.Root remaining={remaining} total={total} locale="en">
        <Countdown.Timer aria-label="Time left">
          <Countdown.Time />
        </Countdown.Timer>
        <Countdown.Warning labels={labels} onExtend={onExtend}>
          <Countdown.Announcement />
          <Countdown.Message />
          <Countdown.Extend>I need more time</Countdown.Extend>
        </Countdown.Warning>
      </Countdown.Root>`,
    parts: [
      { name: 'Root', at: '[data-urgent]', note: 'State as `data-*`: `data-urgent`, `data-expired`' },
      { name: 'Timer', at: '[role=timer]' },
      { name: 'Time', at: 'bdi' },
      {
        name: 'Warning',
        at: '[data-topic]',
        note: '`data-topic` says why: `warning`, `given`, `spent`, `failed`',
      },
      { name: 'Announcement', at: '[role=status]', note: 'Read once; hide it from sight' },
      { name: 'Message', at: 'p' },
      { name: 'Extend', at: 'button', note: 'Only where more time can be had' },
    ],
    does: [
      'Take `remaining` from `useCountdown` of `boxoffice/hooks`: it follows the server’s clock.',
      'Pass `onExtend` where the hold has `extensionsLeft`: more time can be had by keyboard (WCAG 2.2.1).',
    ],
    donts: ['Announce each second.', 'Show the warning in a dialog: it would cover what has to be finished.'],
    accessibility: [
      'A timer, which screen readers read on request only; the warning is read aloud once and politely.',
      'The focus stays where a button was that is gone.',
    ],
    keyboard: [['Enter or Space', 'Asks for more time, or closes the warning']],
    related: ['Countdown', 'TimeWarning', 'Promotion'],
    draw: () => (
      <Countdown.Root remaining={119_000} total={3_600_000} locale="en">
        <Countdown.Timer aria-label="Time left">
          <Countdown.Time /> <Countdown.Indicator />
        </Countdown.Timer>
        <Countdown.Warning labels={labels} onExtend={() => undefined}>
          <Countdown.Announcement />
          <Countdown.Message />
          <Countdown.Extend>I need more time</Countdown.Extend>
        </Countdown.Warning>
      </Countdown.Root>
    ),
  },
} satisfies PageDocs;
