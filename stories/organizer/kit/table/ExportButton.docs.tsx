import { ExportButton } from '../../../../src/organizer/kit/table';
import type { PageDocs } from '../../../docs/component/ComponentDocs';

export const docs = {
  ExportButton: {
    from: 'boxoffice/organizer',
    components: { ExportButton },
    purpose: 'Saves rows as a file, tells how far it is, and can be cancelled.',
    usage: `
      <ExportButton formats={['xlsx', 'csv']} make={make} name="orders" />`,
    parts: [{ name: 'Button', at: 'button', note: 'Asks for the kind of file when there are several' }],
    does: [
      'Export what the filter finds, not only the page that is shown.',
      'Stop the call when `signal` aborts.',
    ],
    donts: ['Make the file before it is asked for.'],
    accessibility: [
      'Progress and the end are a status, a failure an alert.',
      'Cancelled or dismissed, the button is in its place again.',
    ],
    keyboard: [
      ['Enter or Space', 'Begins, or shows the kinds of files'],
      ['Escape', 'Closes the kinds of files'],
    ],
    related: ['DataTable', 'OrdersScreen', 'Progress'],
    draw: () => (
      <ExportButton
        formats={['xlsx', 'csv']}
        make={() => Promise.resolve({ file: new Blob(), name: 'orders.csv' })}
        name="orders"
      />
    ),
  },
} satisfies PageDocs;
