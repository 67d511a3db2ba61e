import { OrderJobs } from '../../../src/organizer/orders';
import { OrderJobNotice } from '../../../src/organizer/orders/jobs/OrderJobNotice';
import { runningJob } from '../../fixtures/orderJobs';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const nothing = () => undefined;

export const docs = {
  OrderJobs: {
    from: 'boxoffice/organizer',
    components: { OrderJobs },
    purpose:
      'How far the backend is with what was begun for more than 100 orders, and what it could not do. It stands above every screen of an event.',
    usage: '<OrderJobs eventId="1001" />',
    parts: [
      { name: 'Job', at: '[data-tone]', note: 'One each; of those that ended, the last three' },
      { name: 'Progress', at: '[role=progressbar]' },
      { name: 'Cancel', at: 'button', note: 'Until it ends; what was done stays done' },
    ],
    does: [
      'Give it as `notice` to `OrganizerShell`.',
      'Give `hrefOf`, so that a failed order can be opened.',
    ],
    donts: ['Mount it twice: what happens would be announced twice.'],
    accessibility: [
      'It is a named region that does not take the focus by itself; after Cancel and Dismiss the focus stays at it.',
      'Start and end are announced; progress is not read aloud at every order.',
    ],
    keyboard: [['Tab', 'Cancel, or the failed orders, their file and Dismiss']],
    related: ['OrganizerShell', 'OrdersScreen'],
    draw: () => (
      <OrderJobNotice
        job={runningJob}
        onRetry={nothing}
        onCancel={nothing}
        onDismiss={nothing}
        onShowRefused={nothing}
        onDownloadRefused={nothing}
      />
    ),
  },
} satisfies PageDocs;
