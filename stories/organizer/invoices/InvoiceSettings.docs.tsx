import { InvoiceSettingsView } from '../../../src/organizer/invoices';
import { InvoiceSettings } from '../../../src/organizer/invoices/InvoiceSettingsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  InvoiceSettingsScreen: {
    from: 'boxoffice/organizer',
    components: { InvoiceSettingsScreen: InvoiceSettings, InvoiceSettingsView },
    purpose: 'Which orders get an invoice, who sends it, under which terms, and what buyers fill in for it.',
    usage: '<InvoiceSettingsScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Form', at: 'form' },
      { name: 'When to send invoices', at: 'form > section' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: ['Ask for as few fields as your bookkeeping needs: each one costs orders.'],
    donts: ['Turn cards off before the terms say until when an invoice is to be paid.'],
    accessibility: [
      'What a field may be is said in words, required ones carry a star in the preview.',
      'A counter says how many characters are left; too many make it an error, and nothing is cut off.',
    ],
    keyboard: [
      ['Tab', 'Through the form, then the preview'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['RegistrationForm', 'SaleSettingsScreen', 'PaymentProcessorsScreen'],
    draw: () => <InvoiceSettings accountId="77" eventId="1001" />,
  },
} satisfies PageDocs;
