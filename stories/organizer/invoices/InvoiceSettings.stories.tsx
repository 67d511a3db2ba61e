import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { saveInvoiceData } from '../../../src/contract';
import { InvoiceSettingsScreen } from '../../../src/organizer/invoices';
import { type Canvas, previewOf, withRoom } from '../settings';
import { chooseOption } from '../chooseOption';

/** How an event is paid by invoice, beside the very invoice form that buyers fill in. */
const meta = {
  id: 'organizer-invoices',
  title: 'Organizer/Finances/Invoices',
  component: InvoiceSettingsScreen,
  args: { accountId: '77', eventId: '1001', onSaved: fn() },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof InvoiceSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const preview = await previewOf(canvas);
    await expect(preview.getByRole('textbox', { name: 'Company*' })).toBeVisible();
    await expect(preview.getByText('Northlight Conferences LLC')).toBeVisible();
    await expect(preview.getByRole('group', { name: 'Payment terms' })).toHaveTextContent(/14 days/);
  },
};

/** What is asked and who sends it is seen before it is saved. */
export const ChangedInThePreview: Story = {
  play: async ({ canvas }) => {
    const preview = await previewOf(canvas);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Company' }));
    await chooseOption('Hidden');
    await waitFor(() => expect(preview.queryByRole('textbox', { name: /^Company/ })).toBeNull());
    await userEvent.click(canvas.getByRole('switch', { name: 'An invoice for every order' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Show terms on paid orders' }));
    await userEvent.click(await preview.findByRole('radio', { name: 'Paid immediately' }));
    await expect(await preview.findByText('Paid by card. Nothing is due.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Registered company' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Registered company' }),
      'Northlight Events Inc.{Tab}1 Long Wharf, Boston',
    );
    await expect(await preview.findByText('Northlight Events Inc.')).toBeVisible();
    await expect(preview.getByText(/1 Long Wharf, Boston/)).toBeVisible();
  },
};

/** The tax ID and until when an invoice of today is to be paid. Saved, they are there again. */
export const TaxIdAndTerm: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    const preview = await previewOf(canvas);
    await expect(preview.getByText('04-3598712')).toBeVisible();
    await expect(preview.getByText('Feb 26, 2026')).toBeVisible();
    const term = canvas.getByRole('textbox', { name: 'Payment term' });
    await userEvent.clear(term);
    await expect(await preview.findByText('On receipt')).toBeVisible();
    await userEvent.type(term, '30');
    await expect(await preview.findByText('Mar 14, 2026')).toBeVisible();
    const taxId = canvas.getByRole('textbox', { name: 'Tax ID' });
    await userEvent.clear(taxId);
    await waitFor(() => expect(preview.queryByText(/^Tax ID/)).toBeNull());
    await userEvent.type(taxId, 'US 04-7');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(term).toHaveValue('30');
    await expect(await preview.findByText('US 04-7')).toBeVisible();
  },
};

/** What is typed stays, and the form says what is wrong with it. */
export const WrongTaxIdAndTerm: Story = {
  play: async ({ canvas, args }) => {
    await previewOf(canvas);
    const term = canvas.getByRole('textbox', { name: 'Payment term' });
    await userEvent.clear(term);
    await userEvent.type(term, '366');
    const taxId = canvas.getByRole('textbox', { name: 'Tax ID' });
    await userEvent.click(taxId);
    await userEvent.paste('9'.repeat(51));
    await save(canvas);
    await expect(
      await canvas.findByRole('link', { name: 'Payment term: Enter a whole number from 0 to 365' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tax ID: Use up to 50 characters' })).toBeVisible();
    await expect(term).toHaveValue('366');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** 000 §5: address and registered company are required with invoices, and limited. */
export const Wrong: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await previewOf(canvas);
    const company = canvas.getByRole('textbox', { name: 'Registered company' });
    await userEvent.clear(company);
    await userEvent.click(company);
    await userEvent.paste('x'.repeat(101));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Address' }));
    await save(canvas);
    await expect(await canvas.findByRole('link', { name: 'Address is required' })).toBeVisible();
    await expect(
      canvas.getByRole('link', {
        name: 'Registered company: Registered Company is too long, must be no more than 100 characters',
      }),
    ).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('switch', { name: 'Pay by invoice' }));
    await waitFor(() => expect(canvas.queryByText('Address is required')).toBeNull());
  },
};

export const SomebodyElseSaved: Story = {
  play: async ({ canvas, args }) => {
    await previewOf(canvas);
    await userEvent.click(canvas.getByRole('switch', { name: 'Preview before ordering' }));
    const company = canvas.getByRole('textbox', { name: 'Registered company' });
    await userEvent.clear(company);
    await userEvent.type(company, 'Northlight Letters');
    await createClient().call(saveInvoiceData, {
      params: { accountId: '77', eventId: '1001' },
      body: { registeredCompany: 'Northlight Events Inc.' },
    });
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: 'Yours: Northlight Letters' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Theirs: Northlight Events Inc.' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('switch', { name: 'Preview before ordering' })).not.toBeChecked();
    await expect(company).toHaveValue('Northlight Letters');
  },
};

const { records } = scenarios.conference;

/** The event was never set up: nothing is invoiced, and the first save makes it. */
export const NotSetUp: Story = {
  parameters: {
    ...pictured,
    scenario: {
      ...scenarios.conference,
      name: 'not invoiced',
      records: { ...records, invoiceData: { '77': [] } },
    },
  },
  play: async ({ canvas, args }) => {
    const preview = await previewOf(canvas);
    await expect(preview.getByText('Invoices are off')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show terms on invoice orders' }));
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getAccountInvoiceData: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not load the invoice settings',
    );
  },
};
