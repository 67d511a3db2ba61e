import { ChallengeDialog } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  ChallengeDialog: {
    from: 'boxoffice',
    components: { ChallengeDialog },
    purpose:
      'The bank’s own check of a card payment, in a frame on white. It can be left only by a decision.',
    usage: '<ChallengeDialog url="https://bank.example/challenge" onCancel={onCancel} />',
    parts: [
      { name: 'Dialog', at: 'dialog', note: 'The whole window below 500 px' },
      { name: 'Title', at: 'dialog h2', note: 'Takes the focus' },
      { name: 'The bank’s page', at: 'dialog iframe', note: 'On white in every scheme' },
      { name: 'Way out', at: 'dialog button' },
    ],
    does: [
      'Say that this payment is charged only after the buyer confirms; an earlier one may have been.',
      'Show that it is slow after a while, with a way out.',
    ],
    donts: ['Close it by a press outside, or by Escape.', 'Style the bank’s page.'],
    accessibility: [
      'The frame has a title, and the focus goes into it and comes back.',
      'Full screen below 500 px, because banks’ pages are not narrow.',
    ],
    keyboard: [['Tab', 'Goes through the dialog and into the bank’s page']],
    related: ['Dialog', 'StripeCardFields'],
    draw: () => (
      <ChallengeDialog
        url="/challenge.html?intent=none"
        onCancel={() => undefined}
        onAnswered={() => undefined}
      />
    ),
  },
} satisfies PageDocs;
