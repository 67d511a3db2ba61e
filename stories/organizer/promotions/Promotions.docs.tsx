import { ImportPromotionsScreen } from '../../../src/organizer/promotions/ImportPromotionsScreen';
import { ManyPromotionsScreen } from '../../../src/organizer/promotions/ManyPromotionsScreen';
import { PromotionEditor } from '../../../src/organizer/promotions/PromotionEditor';
import { PromotionGroupsScreen } from '../../../src/organizer/promotions/PromotionGroupsScreen';
import { PromotionsScreen } from '../../../src/organizer/promotions/PromotionsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const nothing = () => undefined;
const event = { accountId: '77', eventId: '1001' };

export const docs = {
  PromotionsScreen: {
    from: 'boxoffice/organizer',
    components: { PromotionsScreen },
    purpose:
      'The promotion codes of an event: found, grouped, emailed, deleted and exported, and the ways to make them.',
    usage: `
      <PromotionsScreen
        accountId="77"
        eventId="1001"
        hrefOf={(route) => \`/admin/promotions/\${route}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Its one main action makes a promotion' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'List', at: '[role=grid]', note: 'Cards where there is no room for columns' },
      { name: 'Promotion', at: 'tbody [role=row]', note: 'A link to its editor' },
    ],
    does: [
      'Keep `view` in the address of your page, so that a list can be shared.',
      'Lead each address of `hrefOf` to the screen it names: a promotion by its id, `new`, `many`, `import` and `groups`.',
    ],
    donts: ['Show it to buyers: codes are as good as money.'],
    accessibility: [
      'One grid with one tab stop; whether a code can be used is a word as well as a colour.',
      'What could not be done with one of several promotions is named, with its reason.',
    ],
    keyboard: [
      ['Tab', 'Export, more, new promotion, filter, list, pages'],
      ['Arrow keys', 'From cell to cell of the list'],
      ['Space', 'Chooses a row'],
      ['Enter', 'On a code: its editor'],
    ],
    related: ['PromotionEditor', 'ManyPromotionsScreen', 'ImportPromotionsScreen', 'DataTable'],
    draw: () => <PromotionsScreen {...event} pageSize={3} hrefOf={(route) => `#${route}`} />,
  },
  PromotionEditor: {
    from: 'boxoffice/organizer',
    components: { PromotionEditor },
    purpose: 'One promotion: its code, what it gives, when and how often it can be used, and who used it.',
    usage: '<PromotionEditor accountId="77" eventId="1001" promotionId="FRIENDS" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Form', at: 'form' },
      { name: 'Usage', at: 'section[aria-label]', note: 'Below the form where there is no room' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: ['Give `ordersHrefOf`, so that a code leads to the orders that used it.'],
    donts: ['Expect tickets that are held to change their price: what is held keeps it.'],
    accessibility: [
      'What is wrong is listed above the form, each with a link to its field.',
      'Dates are on the clocks of the event, whose name stands below them.',
    ],
    keyboard: [['Ctrl S or ⌘ S', 'Saves']],
    related: ['PromotionsScreen'],
    draw: () => <PromotionEditor {...event} promotionId="FRIENDS" />,
  },
  ManyPromotionsScreen: {
    from: 'boxoffice/organizer',
    components: { ManyPromotionsScreen },
    purpose: 'Makes up to 5,000 codes with the same terms, tells how far it is, and can be stopped.',
    usage: '<ManyPromotionsScreen accountId="77" eventId="1001" onDone={onDone} />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Form', at: 'form' },
      { name: 'Create codes', at: 'button[type=submit]' },
    ],
    does: ['Lead to the list when it is done: there the codes can be exported and emailed.'],
    donts: ['Close the page while codes are made: those that were made stay, the others are not made.'],
    accessibility: ['How many codes are made is a status; that it was stopped is an alert.'],
    keyboard: [['Ctrl S or ⌘ S', 'Creates the codes']],
    related: ['PromotionsScreen', 'ImportPromotionsScreen'],
    draw: () => <ManyPromotionsScreen {...event} onDone={nothing} />,
  },
  ImportPromotionsScreen: {
    from: 'boxoffice/organizer',
    components: { ImportPromotionsScreen },
    purpose:
      'Makes codes of the rows of a CSV file, without those that are wrong: they are named beforehand, and can be saved as a file.',
    usage: '<ImportPromotionsScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'File', at: '[role=presentation]', note: 'Chosen, or dropped' },
    ],
    does: ['Offer it for codes that another system made.'],
    donts: ['Ask for ids: ticket types go by their names, which have to differ.'],
    accessibility: [
      'Dropping a file is never needed; what a file would make is said as a status, and what came of it has the focus.',
    ],
    keyboard: [['Enter or Space', 'On “Choose a file”: opens the files of the device']],
    related: ['PromotionsScreen', 'ManyPromotionsScreen'],
    draw: () => <ImportPromotionsScreen {...event} />,
  },
  PromotionGroupsScreen: {
    from: 'boxoffice/organizer',
    components: { PromotionGroupsScreen },
    purpose: 'The groups promotions are kept in: made, renamed and deleted. Their promotions stay.',
    usage: `
      <PromotionGroupsScreen
        accountId="77"
        eventId="1001"
        listHrefOf={(groupId) => \`/admin/promotions?group=\${groupId}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Groups', at: 'ul' },
      { name: 'Group', at: 'li', note: 'Its name leads to its promotions' },
    ],
    does: ['Lead `listHrefOf` to the list of promotions, filtered by the group.'],
    donts: ['Use groups as rights: whoever sees one promotion of an event sees all.'],
    accessibility: ['The buttons of a group are named together with it.'],
    keyboard: [['Tab', 'Name, edit and delete of each group']],
    related: ['PromotionsScreen'],
    draw: () => <PromotionGroupsScreen {...event} listHrefOf={(group) => `#${group}`} />,
  },
} satisfies PageDocs;
