import { Invoice } from '../../src/headless';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { partsOf } from '../docs/component/partsOf';
import { invoiceData } from '../fixtures/invoices';
import { formArgs, invoiceHold } from '../fixtures/orders';
import { PlainInvoice } from './PlainForm';

export const docs = {
  Invoice: {
    from: 'boxoffice/headless',
    components: partsOf('Invoice', Invoice),
    purpose:
      'Where the bill of an order goes, without any looks: `Invoice.Root`, `.Fields`, `.Pending`, `.Failed`, `.Retry`, `.Terms` and `.Preview`, in a `RegistrationForm`.',
    usage: `
      <RegistrationForm.Root
        features={{}}
        form={form}
        hold={hold}
        widget={widget}
        invoice={data}
        locale="en"
        labels={labels}
        onFormSubmit={onFormSubmit}
      >
        <Invoice.Root hold={hold} data={data} aria-label="Bill">
          <Invoice.Fields>
            {({ name, field }) => (
              <RegistrationForm.Field name={name} label={field}>
                <RegistrationForm.Label /> <RegistrationForm.Control />
                <RegistrationForm.Error />
              </RegistrationForm.Field>
            )}
          </Invoice.Fields>
          <Invoice.Preview>See the invoice</Invoice.Preview>
        </Invoice.Root>
        <RegistrationForm.Submit>Order</RegistrationForm.Submit>
      </RegistrationForm.Root>`,
    parts: [
      { name: 'Root', at: 'section', note: '`data-status`, `data-invoice`; nothing where there is no bill' },
      { name: 'Fields', at: 'section > div', note: 'Its function draws each field that is asked for' },
      { name: 'Field', at: '[data-kind]', note: 'A `RegistrationForm.Field`' },
    ],
    does: [
      'Draw each field as a `RegistrationForm.Field`, by the name that the function is given.',
      'Give the form the same `invoice` as `data`: its rules hang on it.',
    ],
    donts: ['Set the terms as HTML without `sanitizeHtml`: an organizer wrote them.'],
    accessibility: [
      'A section: name it with `aria-label` or `aria-labelledby`.',
      'Whether a field is required, and what is wrong with it, is said of its control.',
    ],
    keyboard: [],
    related: ['RegistrationForm', 'PaymentPicker'],
    draw: () => (
      <PlainInvoice
        hold={invoiceHold}
        widget={formArgs.widget}
        data={invoiceData}
        onFormSubmit={() => undefined}
      />
    ),
  },
} satisfies PageDocs;
