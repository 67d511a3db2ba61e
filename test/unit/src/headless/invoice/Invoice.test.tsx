import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Invoice, RegistrationForm, useInvoice, type InvoiceRootProps } from '../../../../../src/headless';
import { invoiceData, withFields } from '../../../../../stories/fixtures/invoices';
import { formArgs, freeHold, invoiceHold } from '../../../../../stories/fixtures/orders';
import { describeConformance } from '../../../../helpers/describeConformance';

const data = { ...invoiceData, previewPbi: true, displayPbiPaymentTerms: true };
const inForm = (part: ReactElement, invoice = data) => (
  <RegistrationForm.Root
    hold={invoiceHold}
    widget={formArgs.widget}
    features={{}}
    invoice={invoice}
    locale="en"
    labels={{ say: ({ key }) => key }}
    onFormSubmit={() => undefined}
  >
    {part}
  </RegistrationForm.Root>
);
const within = (part: ReactElement, props: Partial<InvoiceRootProps> = { data }) =>
  inForm(
    <Invoice.Root hold={invoiceHold} {...props}>
      {part}
    </Invoice.Root>,
  );
const at = (status: string) => ({ 'data-status': status, 'data-invoice': '' });
const failed = { onRetry: () => undefined };

describeConformance('Invoice.Root', {
  tag: 'section',
  data: at('ready'),
  draw: (props) => inForm(<Invoice.Root hold={invoiceHold} data={data} {...props} />),
});
describeConformance('Invoice.Fields', {
  tag: 'div',
  data: at('ready'),
  draw: (props) => within(<Invoice.Fields {...props}>{({ field }) => <i>{field}</i>}</Invoice.Fields>),
});
describeConformance('Invoice.Pending', {
  tag: 'div',
  data: at('pending'),
  draw: (props) => within(<Invoice.Pending {...props} />, {}),
});
describeConformance('Invoice.Failed', {
  tag: 'div',
  data: at('failed'),
  draw: (props) => within(<Invoice.Failed {...props} />, failed),
});
describeConformance('Invoice.Retry', {
  tag: 'button',
  data: at('failed'),
  draw: (props) => within(<Invoice.Retry {...props} />, failed),
});
describeConformance('Invoice.Terms', {
  tag: 'div',
  data: at('ready'),
  draw: (props) => within(<Invoice.Terms {...props}>{(html) => html}</Invoice.Terms>),
});
describeConformance('Invoice.Preview', {
  tag: 'a',
  data: at('ready'),
  draw: (props) => within(<Invoice.Preview {...props} />),
});

test('fields are those the event asks for, each as required as it says', () => {
  const drawn = (
    <Invoice.Fields>
      {({ name, required }) => <i>{`${name} ${required ? 'required' : 'optional'}`}</i>}
    </Invoice.Fields>
  );
  const invoice = {
    ...withFields(false, false),
    vatVisible: true,
    companyVisible: true,
    companyRequired: true,
  };
  render(
    inForm(
      <Invoice.Root hold={invoiceHold} data={invoice}>
        {drawn}
      </Invoice.Root>,
      invoice,
    ),
  );
  expect(screen.getByText('billing.company required').parentElement?.children).toHaveLength(2);
  expect(screen.getByText('billing.vat optional')).toBeVisible();
});

test('a press that a handler of the caller’s prevents reads nothing again', () => {
  const onRetry = vi.fn();
  render(
    within(<Invoice.Retry onClick={(event) => event.preventDefault()}>Again</Invoice.Retry>, { onRetry }),
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onRetry).not.toHaveBeenCalled();
});

test('an order of nothing has no bill, and parts of the page’s own know what one asks for', () => {
  const Own = () => <p title="own">{useInvoice().fields.length}</p>;
  const { rerender } = render(within(<Own />));
  expect(screen.getByTitle('own')).toHaveTextContent(/^\d+$/);
  rerender(
    <RegistrationForm.Root
      hold={freeHold}
      widget={formArgs.widget}
      features={{}}
      locale="en"
      labels={{ say: ({ key }) => key }}
      onFormSubmit={() => undefined}
    >
      <Invoice.Root hold={freeHold}>
        <Own />
      </Invoice.Root>
    </RegistrationForm.Root>,
  );
  expect(screen.queryByTitle('own')).toBeNull();
});
