import { filteredBy, wholeTable } from '../../../../src/domain';
import { SavedViews } from '../../../../src/organizer/kit/table';
import type { PageDocs } from '../../../docs/component/ComponentDocs';

const disputed = filteredBy(wholeTable, 'status', 'disputed');

export const docs = {
  SavedViews: {
    from: 'boxoffice/organizer',
    components: { SavedViews },
    purpose:
      'Views of a list by name, behind one button: those there always are, and those somebody saved in this browser.',
    usage: `
      <SavedViews
        list="orders 1001"
        view={view}
        onViewChange={onViewChange}
        given={given}
      />`,
    parts: [{ name: 'Button', at: 'button', note: 'Has the name of the saved view that is shown' }],
    does: ['Name the list and its event in `list`: each keeps views of its own.'],
    donts: ['Put names or addresses of buyers into a given view.'],
    accessibility: [
      'The views stand in a panel that takes the focus and gives it back; the one that is shown is `aria-current`.',
      'Saving and renaming ask for a name in a dialog whose field has the focus; a name that is missing or taken is said at the field.',
    ],
    keyboard: [
      ['Enter', 'On the button, opens the views; on a view, shows it; in the dialog, saves it'],
      ['Tab', 'From view to view, and to what can be done with each'],
      ['Escape', 'Closes what is open'],
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
