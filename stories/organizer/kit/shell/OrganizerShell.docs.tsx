import { OrganizerTexts } from '../../../../src/i18n';
import { CommandPalette, CommandsProvider } from '../../../../src/organizer/kit/palette';
import { OrganizerShell } from '../../../../src/organizer/kit/shell';
import type { PageDocs } from '../../../docs/component/ComponentDocs';
import { InWindow } from '../../../handoff/InWindow';

const nothing = () => undefined;

export const docs = {
  OrganizerShell: {
    from: 'boxoffice/organizer',
    components: { OrganizerShell },
    purpose:
      'Navigation around organizers’ screens: a rail beside the content from 960 px, a bar with a menu above it below.',
    usage: `
      <OrganizerShell
        items={[
          { href: '/admin/orders', label: 'Orders', icon: 'receipt', section: 'Sales', isCurrent: true },
          { href: '/admin/ticket-types', label: 'Ticket types', icon: 'ticket', section: 'Sales' },
        ]}
        event={{ name: 'Northlight 2026', dates: 'May 14–15' }}
      >
        <OrdersScreen eventId="1001" />
      </OrganizerShell>`,
    parts: [
      { name: 'Rail', at: 'header', note: 'A bar below 960 px of its own width' },
      { name: 'Event', at: 'header > :first-child', note: 'An `EventSwitcher` where there are several' },
      { name: 'Search', at: '[aria-keyshortcuts]', note: 'Opens the palette; only with `onGo`' },
      { name: 'Screens', at: 'nav' },
      { name: 'Part', at: 'nav h2' },
      { name: 'The one that is open', at: 'nav [aria-current]' },
      { name: 'Content', at: 'main' },
    ],
    does: [
      'List only screens that there are.',
      'Prevent the default in `onNavigate` to route without a page load; other clicks keep the browser’s meaning.',
      'Use the screens without it where your admin has a navigation of its own.',
    ],
    donts: ['Nest it in another `main`.', 'Put more than a dozen screens into it without parts.'],
    accessibility: [
      'Landmarks: banner, navigation with a name, main. The first stop of the keyboard leads past the navigation.',
      'The open screen is `aria-current="page"`; the menu says whether it is open.',
    ],
    keyboard: [
      ['Tab', 'Past the navigation first, then event, search, screens, content'],
      ['Escape', 'Closes the menu'],
      ['Ctrl K or ⌘ K', 'Opens the palette'],
    ],
    related: ['EventSwitcher', 'CommandPalette', 'PageHeader', 'SignedInMenu'],
    draw: () => (
      <div style={{ inlineSize: '62rem' }}>
        <OrganizerShell
          items={[
            { href: '#orders', label: 'Orders', icon: 'receipt', section: 'Sales', isCurrent: true },
            { href: '#types', label: 'Ticket types', icon: 'ticket', section: 'Sales' },
          ]}
          event={{ name: 'Northlight 2026', dates: 'May 14–15' }}
          onGo={nothing}
        >
          <h1>{'Orders'}</h1>
        </OrganizerShell>
      </div>
    ),
  },
  CommandPalette: {
    from: 'boxoffice/organizer',
    components: { CommandPalette, CommandsProvider },
    purpose:
      'Everything that can be done or gone to, by its name. Screens offer what they can do with `useCommands` while they are shown.',
    usage: `
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        groups={groups}
      />`,
    parts: [
      { name: 'Dialog', at: '[role=dialog]' },
      { name: 'Field', at: '[role=combobox]', note: 'Has the focus all the time' },
      { name: 'List', at: '[role=listbox]' },
      {
        name: 'Command',
        at: '[role=option]',
        note: 'What was used last comes first; records that `search` found come last',
      },
    ],
    does: [
      'Put `CommandsProvider` around the screens and the palette; `OrganizerShell` does.',
      'Give commands ids that stay: what was used last is remembered by them.',
      'Let it find records: `search={useFinder({ accountId, eventId, onOpen })}`. No record is remembered, as they are people’s.',
      'Offer what organizers do most by `useEventActions`: “money back” finds “Refund order”.',
    ],
    donts: [
      'Offer there what can be done nowhere else: it is a shortcut.',
      'Put a command in that can’t be undone.',
    ],
    accessibility: [
      'A dialog with a combobox and a list that is always open; the chosen command is told by `aria-activedescendant`.',
    ],
    keyboard: [
      ['Ctrl K or ⌘ K', 'Opens and closes it'],
      ['Arrow keys', 'Choose a command'],
      ['Enter', 'Runs it'],
      ['Escape', 'Closes it and gives the focus back'],
    ],
    related: ['OrganizerShell', 'Dialog'],
    draw: () => (
      <InWindow>
        <CommandPalette
          isOpen
          onOpenChange={nothing}
          groups={[{ title: 'Screens', commands: [{ id: 'orders', label: 'Orders', onRun: nothing }] }]}
        />
      </InWindow>
    ),
  },
  OrganizerTexts: {
    from: 'boxoffice/organizer',
    components: { OrganizerTexts },
    purpose:
      'Adds organizers’ texts to those of the page, so that no buyer loads them. Every component of `boxoffice/organizer` with data does it by itself.',
    usage: `
      <OrganizerTexts>
        <OrderStatusTag status="paid" />
      </OrganizerTexts>`,
    parts: [],
    does: ['Put it once around a page that mixes the kit’s parts with your own.'],
    donts: ['Put it around the widget: it needs none of these texts.'],
    accessibility: ['What is in it is not there before its words are: nothing is read as a key.'],
    keyboard: [],
    related: ['BoxofficeProvider', 'OrganizerShell'],
  },
} satisfies PageDocs;
