import { LoadFailure, UnknownEvent } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  LoadFailure: {
    from: 'boxoffice',
    components: { LoadFailure, UnknownEvent },
    purpose:
      'Something could not be loaded: what, why perhaps, and another try. `UnknownEvent` is for what will never load.',
    usage: '<LoadFailure onRetry={onRetry} />',
    parts: [
      {
        name: 'Panel',
        at: '[role=alert]',
        note: 'A panel where nothing else is; a notice (`look`) below what was there before',
      },
      { name: 'Heading', at: 'h2, h3' },
      { name: 'Try again', at: 'button' },
    ],
    does: [
      'Keep what was there before, and use the notice.',
      'Set `retrying` while the next try is on its way.',
    ],
    donts: ['Offer another try for what can’t change, such as an unknown event.'],
    accessibility: ['An alert: it is read when it appears. The focus stays where it was.'],
    keyboard: [['Enter or Space', 'Tries again']],
    related: ['ProblemBanner', 'Notice'],
    draw: () => <LoadFailure onRetry={() => undefined} />,
  },
} satisfies PageDocs;
