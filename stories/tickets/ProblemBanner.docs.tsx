import { problems } from '../fixtures/tickets';
import { ProblemBanner } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  ProblemBanner: {
    from: 'boxoffice',
    components: { ProblemBanner },
    purpose:
      'Why an order did not go through, above the button that was pressed, for as long as the specification says.',
    usage: `
      <ProblemBanner
        problem={problem}
        onDismiss={onDismiss}
        onExpire={onExpire}
      />`,
    parts: [
      { name: 'Region', at: '[role=alert]', note: 'There before its words, so that they are read' },
      { name: 'Card', at: '[role=alert] > *', note: 'Fades in its last second' },
    ],
    does: [
      'Pass what `orderError` or `holdError` made of the failure; it has the words and how long they show.',
    ],
    donts: ['Write its words yourself.', 'Show it somewhere else than at the button.'],
    accessibility: ['An alert. Its time stands still while it is pointed at or has the focus.'],
    keyboard: [['Tab', 'Reaches its closing button']],
    related: ['Notice', 'LoadFailure'],
    draw: () => (
      <ProblemBanner
        problem={problems.hold}
        supportEmail="help@northlight.example"
        onDismiss={() => undefined}
        onExpire={() => undefined}
      />
    ),
  },
} satisfies PageDocs;
