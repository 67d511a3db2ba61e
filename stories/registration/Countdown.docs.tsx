import { Countdown } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  Countdown: {
    from: 'boxoffice',
    components: { Countdown },
    purpose: 'How long the tickets stay held. A bar on a narrow form, a panel beside a wide one.',
    usage: '<Countdown remaining={remaining} total={total} />',
    parts: [
      { name: 'Timer', at: '[role=timer]', note: '48 px as a bar, 60 as a panel; danger below two minutes' },
      { name: 'Words', at: '[role=timer] p', note: 'The short form on narrow screens' },
      { name: 'Time', at: '[role=timer] p:nth-of-type(2)', note: 'Tabular figures: it does not jump' },
      { name: 'Line', at: '[role=timer] > span:last-child', note: '3 px' },
    ],
    does: ['Reckon `remaining` from the server’s moment of expiry, corrected by its clock.'],
    donts: ['Announce each second.', 'Reload the page when it ends: `TimedOut` takes the form’s place.'],
    accessibility: [
      'A timer, which readers ask for and are not told of; `TimeWarning` speaks once, two minutes before the end.',
    ],
    keyboard: [],
    related: ['TimeWarning', 'TimedOut', 'Progress'],
    draw: () => <Countdown remaining={872_000} total={3_600_000} />,
  },
} satisfies PageDocs;
