import { filteredBy, wholeTable } from '../../../src/domain';
import { SavedViews } from '../../../src/organizer/table';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const disputed = filteredBy(wholeTable, 'status', 'disputed');

export const docs = {
  SavedViews: {
    from: 'boxoffice/organizer',
    components: { SavedViews },
    purpose: 'Views of a list by name: those there always are, and those somebody saved in this browser.',
    parts: [
      { name: 'Views', at: 'nav' },
      { name: 'View', at: 'nav button', note: 'With its count, when that is known' },
      { name: 'Save', at: 'nav > :last-child', note: 'Only while the view has no name yet' },
    ],
    does: ['Name the list and its event in `list`: each keeps views of its own.'],
    donts: ['Put names or addresses of buyers into a given view.'],
    accessibility: [
      'A navigation; the view that is shown is `aria-current`.',
      'Saving asks for a name in a dialog whose field has the focus; a name that is missing or taken is said at the field.',
    ],
    keyboard: [
      ['Tab', 'From view to view'],
      ['Enter', 'Shows a view; in the dialog, saves it'],
    ],
    related: ['DataTable', 'FilterBar'],
    draw: () => (
      <SavedViews
        list="orders 1001"
        view={filteredBy(disputed, 'type', '3001')}
        onViewChange={() => undefined}
        given={[
          { label: 'All', view: wholeTable, count: 241 },
          { label: 'Disputed', view: disputed, count: 1 },
        ]}
      />
    ),
  },
} satisfies PageDocs;
