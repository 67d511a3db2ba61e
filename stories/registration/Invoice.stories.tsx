import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { notPictured, pictured } from '../../.storybook/modes';
import { RegistrationForm } from '../../src/themed/registration';
import { invoiceArgs, invoiceData, withFields } from '../fixtures/invoices';
import { filledIn, freeHold, hold, invoiceHold } from '../fixtures/orders';

const bare = {
  billedContact: '',
  company: '',
  vat: '',
  country: '',
  address1: '',
  city: '',
  state: '',
  zip: '',
  memo: '',
};

/** The bill of an order that is paid by invoice: what it asks for, its terms, its preview. 000 §2.8 Invoice form. */
const meta = {
  title: 'Registration/Invoice',
  component: RegistrationForm,
  args: {
    ...invoiceArgs,
    draft: { ...filledIn, billing: { ...filledIn.billing, country: 'US' } },
    onSubmit: fn(),
  },
  parameters: {
    ...notPictured(
      'The rest of the form is on every picture; these differ in a part of it, which two stories show.',
    ),
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const bill = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Billing Information' }));
const labelsOf = (canvas: Canvas) =>
  [...canvas.getByRole('region', { name: 'Billing Information' }).querySelectorAll('label')].map(
    ({ textContent }) => textContent,
  );
const order = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /^Pay via Invoice/ }));
const summary = 'Please fix your errors before ordering';

/** As the conference asks: some fields required, some not, the tax id under its tax's name. */
export const AsTheEventAsks: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await expect(labelsOf(canvas)).toEqual([
      ...['Billed Contact*', 'Company*', 'Sales tax', 'Country*', 'Address*', 'City*'],
      ...['State/Province', 'Zip/Postal Code*', 'Additional Notes (to appear on your invoice)'],
    ]);
    await expect(canvas.queryByRole('region', { name: 'Payment Information' })).toBeNull();
  },
};

export const EveryFieldRequired: Story = {
  args: { invoice: { data: withFields(true, true) } },
  play: async ({ canvas }) => {
    for (const label of labelsOf(canvas)) await expect(label).toMatch(/\*$/);
    await expect(labelsOf(canvas)).toHaveLength(9);
  },
};

export const NothingRequired: Story = {
  args: { invoice: { data: withFields(true, false) } },
  play: async ({ canvas, args }) => {
    for (const label of labelsOf(canvas)) await expect(label).not.toMatch(/\*$/);
    await order(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** Required fields that are hidden are not asked for. 000 §5. */
export const NoFieldShown: Story = {
  args: { invoice: { data: withFields(false, true) } },
  play: async ({ canvas, args }) => {
    await expect(labelsOf(canvas)).toEqual([]);
    await expect(bill(canvas).getByRole('group', { name: 'Payment terms' })).toBeVisible();
    await order(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const NoFieldNoTerms: Story = {
  args: {
    invoice: { data: { ...withFields(false, false), displayPbiPaymentTerms: false, previewPbi: false } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Billing Information' })).toBeNull();
  },
};

/** Where the sale has no tax, its id is called 'Tax'. */
export const TaxWithoutAName: Story = {
  args: { hold: { ...invoiceHold, taxName: null, taxRate: null } },
  play: async ({ canvas }) => {
    await expect(bill(canvas).getByRole('textbox', { name: 'Tax' })).toBeVisible();
  },
};

/** Every message of 000 §5 for an invoice, in the order of the form, each leading to its field. */
export const EmptySubmit: Story = {
  args: {
    draft: { ...filledIn, billing: bare },
    invoice: { data: withFields(true, true) },
  },
  play: async ({ canvas, args }) => {
    await order(canvas);
    const problems = within(await canvas.findByRole('region', { name: summary }));
    await expect(problems.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['Billed Contact is required.', 'Company is required.', 'Sales tax: Field is required.'],
      ...['Country is required.', 'Address is required.', 'City is required.', 'State is required.'],
      ...['Zip code is required.', 'Additional Notes is required.'],
    ]);
    await expect(bill(canvas).getByText('Field is required.')).toBeVisible();
    await userEvent.click(problems.getByRole('link', { name: 'Additional Notes is required.' }));
    await expect(
      canvas.getByRole('textbox', { name: 'Additional Notes (to appear on your invoice)*' }),
    ).toHaveFocus();
    await userEvent.click(problems.getByRole('link', { name: 'Country is required.' }));
    await expect(canvas.getByRole('combobox', { name: 'Country*' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Without a pointer: every field is reached by Tab, the country is found by typing, Enter sends. */
export const FilledByKeyboard: Story = {
  args: {
    draft: { ...filledIn, billing: bare },
    invoice: { data: withFields(true, true) },
  },
  play: async ({ canvas, args }) => {
    const contact = bill(canvas).getByRole('textbox', { name: 'Billed Contact*' });
    await bill(canvas).findByRole('combobox', { name: 'Country*' });
    contact.focus();
    for (const typed of ['Amara Osei', 'Tidewater Studio', 'US-778', 'united states']) {
      await userEvent.keyboard(typed);
      if (typed === 'united states') await canvas.findByRole('option', { name: 'United States' });
      await userEvent.tab();
    }
    for (const typed of ['48 Wharf Street', 'Boston', 'MA', '02110', 'PO 4711']) {
      await userEvent.keyboard(typed);
      await userEvent.tab();
    }
    bill(canvas).getByRole('textbox', { name: 'Zip/Postal Code*' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        billing: {
          billedContact: 'Amara Osei',
          company: 'Tidewater Studio',
          vat: 'US-778',
          country: 'US',
          address1: '48 Wharf Street',
          city: 'Boston',
          state: 'MA',
          zip: '02110',
          memo: 'PO 4711',
        },
      }),
    );
  },
};

export const CountryWithoutPostalCode: Story = {
  args: {
    draft: { ...filledIn, billing: { ...filledIn.billing, country: 'HK' } },
    invoice: { data: withFields(true, true) },
  },
  play: async ({ canvas }) => {
    await expect(bill(canvas).queryByLabelText(/^Zip/)).toBeNull();
    await expect(bill(canvas).getByLabelText('City*')).toBeVisible();
  },
};

/** Decoded once, then made safe: markup stays, scripts don't. */
export const TermsForInvoice: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const terms = bill(canvas).getByRole('group', { name: 'Payment terms' });
    await expect(terms).toHaveTextContent(
      'Please pay within 14 days, by May 1 at the latest. 100 % of the amount',
    );
    await waitFor(() => expect(terms.querySelector('strong')).toHaveTextContent('14 days'));
  },
};

/** FAULTS F57: what can't be decoded is shown as it came. */
export const TermsThatCannotBeDecoded: Story = {
  args: { invoice: { data: { ...invoiceData, paymentTerms: 'Pay %E0%A4%A in 14 days' } } },
  play: async ({ canvas }) => {
    await expect(bill(canvas).getByText('Pay %E0%A4%A in 14 days')).toBeVisible();
  },
};

/** FAULTS A04: encoded twice is decoded once, so that a text about markup stays text; and what is markup is filtered. */
export const HostileTerms: Story = {
  args: {
    invoice: {
      data: {
        ...invoiceData,
        paymentTerms: encodeURIComponent(
          `<p>Pay <b>now</b><img src=x onerror="alert(1)"><script>alert(2)</script></p>%3Cimg src=x%3E`,
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    const terms = bill(canvas).getByRole('group', { name: 'Payment terms' });
    await waitFor(() => expect(terms.querySelector('b')).not.toBeNull());
    await expect(terms.querySelector('img, script')).toBeNull();
    await expect(terms).toHaveTextContent('%3Cimg src=x%3E');
  },
};

export const TermsNotShown: Story = {
  args: { invoice: { data: { ...invoiceData, displayPbiPaymentTerms: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Payment terms')).toBeNull();
  },
};

/** 000 §7: where the invoice can be looked at before it is ordered. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    const link = bill(canvas).getByRole('link', { name: /^Preview invoice/ });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/\/77\/events\/1001\/invoicePreview\?preview=true&type=payByInvoice$/),
    );
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const NoPreview: Story = {
  args: { invoice: { data: { ...invoiceData, previewPbi: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Preview/ })).toBeNull();
  },
};

/** Paid by card, with an invoice: every order gets one, under terms of its own. */
export const InvoicedWhenPaidByCard: Story = {
  args: {
    hold,
    invoice: { data: { ...invoiceData, allOrders: true, displayInvoicePaymentTerms: true } },
  },
  play: async ({ canvas }) => {
    await expect(bill(canvas).getByText('Paid by card. Nothing is due.')).toBeVisible();
    await expect(labelsOf(canvas)).not.toContain('Billed Contact*');
    await expect(canvas.queryByRole('link', { name: /^Preview/ })).toBeNull();
  },
};

/** Nothing to pay, nothing to bill. */
export const NothingToPay: Story = {
  args: { hold: { ...freeHold, isPayByInvoice: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Billing Information' })).toBeNull();
  },
};

/** A swap may be paid by an invoice that nobody could choose: what it asks for is still on its way. */
export const Loading: Story = { args: { invoice: {} } };

/** FAULTS F57: it could not be read; the rest of the form stays. */
export const Failed: Story = {
  args: { invoice: { onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The invoice fields could not be loaded')).toBeVisible();
    await userEvent.click(bill(canvas).getByRole('button', { name: 'Try again' }));
    await expect(args.invoice?.onRetry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar', direction: 'rtl' } };
export const German: Story = { globals: { locale: 'de' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
