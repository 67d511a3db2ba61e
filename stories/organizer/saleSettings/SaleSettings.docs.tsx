import { SaleSettingsView } from '../../../src/organizer/saleSettings';
import { SaleSettingsEditor } from '../../../src/organizer/saleSettings/SaleSettingsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  SaleSettingsScreen: {
    from: 'boxoffice/organizer',
    components: { SaleSettingsScreen: SaleSettingsEditor, SaleSettingsView },
    purpose: 'Tax, currency, who takes the money, and how long tickets are held.',
    usage: '<SaleSettingsScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Tax', at: 'form > section', note: 'With an example of what it comes to' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: ['Set a processor up in Payments before an event is paid through it.'],
    donts: ['Change the currency of an event on sale: once there are orders it is refused.'],
    accessibility: ['What the tax comes to stands in words and figures, not in a picture.'],
    keyboard: [
      ['Tab', 'Through the form'],
      ['Arrows', 'Choose who takes the money'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['WidgetSettingsScreen', 'InvoiceSettingsScreen', 'PaymentProcessorsScreen'],
    draw: () => <SaleSettingsEditor accountId="77" eventId="1001" />,
  },
} satisfies PageDocs;
