import { ExportJobs } from '../../../../src/organizer/kit/jobs';
import { JobNotice } from '../../../../src/organizer/kit/jobs/JobNotice';
import { Button } from '../../../../src/themed/kit/Button';
import type { PageDocs } from '../../../docs/component/ComponentDocs';

export const docs = {
  ExportJobs: {
    from: 'boxoffice/organizer',
    components: { ExportJobs },
    purpose:
      'How far the exports are that go on when their screen is left, and whether their files were downloaded. It stands above every screen.',
    usage: '<ExportJobs />',
    parts: [
      { name: 'Export', at: '[data-tone]', note: 'One each, until it is dismissed' },
      { name: 'Progress', at: '[role=progressbar]', note: 'Once the size of the file is known' },
      { name: 'Cancel', at: 'button', note: 'Until it ends; a failed one is tried again' },
    ],
    does: [
      'Give it as `notice` to `OrganizerShell`, beside `OrderJobs`.',
      'Begin exports of your own by `useExportJobs`.',
    ],
    donts: ['Mount it twice: what happens would be announced twice.'],
    accessibility: [
      'It is a named region that does not take the focus by itself; after Cancel, Try again and Dismiss the focus stays at it.',
      'Start and end are announced; progress is not read aloud.',
    ],
    keyboard: [['Tab', 'Cancel export, or Try again and Dismiss']],
    related: ['ExportButton', 'OrderJobs', 'OrganizerShell'],
    draw: () => (
      <JobNotice title="Session analytics" tone="info" share={0.4} action={<Button>Cancel export</Button>}>
        <p>40% received</p>
      </JobNotice>
    ),
  },
} satisfies PageDocs;
