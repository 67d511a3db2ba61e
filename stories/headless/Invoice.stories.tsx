import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withoutStyle } from '../../.storybook/modes';
import { invoiceData, withFields } from '../fixtures/invoices';
import { filledIn, formArgs, freeHold, invoiceHold } from '../fixtures/orders';
import { PlainInvoice } from './PlainForm';

const { form, personTickets, widget } = formArgs;

const meta = {
  title: 'Headless/Invoice',
  component: PlainInvoice,
  args: {
    hold: invoiceHold,
    widget,
    form,
    personTickets,
    draft: filledIn,
    data: { ...invoiceData, previewPbi: true, displayPbiPaymentTerms: true },
    onFormSubmit: fn(),
    onRetry: undefined,
  },
  parameters: { ...withoutStyle },
} satisfies Meta<typeof PlainInvoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a partner sees before the first line of CSS: what the event asks for, its terms, and a look at the invoice. */
export const WithoutAnyStyle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bill' })).toHaveAttribute('data-invoice');
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveAttribute('aria-required', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Tax ID' })).not.toHaveAttribute('aria-required');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('US');
    await expect(canvas.getByRole('link', { name: 'See the invoice' })).toHaveAttribute('target', '_blank');
  },
};

/** Nothing is sent without what the bill needs; each field says so itself. */
export const Incomplete: Story = {
  args: { data: withFields(true, true) },
  play: async ({ args, canvas }) => {
    const company = canvas.getByRole('textbox', { name: 'Company' });
    await userEvent.clear(company);
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(company).toHaveAttribute('aria-invalid', 'true'));
    await expect(company).toHaveAttribute('data-invalid');
    await expect(company).toHaveAccessibleDescription(/required/i);
    await expect(args.onFormSubmit).not.toHaveBeenCalled();
    await userEvent.type(company, 'Tidewater Studio');
    await expect(company).not.toHaveAttribute('data-invalid');
  },
};

/** A country whose addresses have no postal code. */
export const NoPostalCode: Story = {
  args: { data: withFields(true, false) },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'HK');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Postal code' })).toBeNull());
  },
};

/** What the invoice asks for is still loaded. */
export const Loading: Story = {
  args: { data: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading what the invoice asks for');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const NotLoaded: Story = {
  args: { data: undefined, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('data-status', 'failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Nothing is paid: there is no bill. */
export const Free: Story = {
  args: { hold: freeHold },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
