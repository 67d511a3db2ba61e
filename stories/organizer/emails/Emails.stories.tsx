import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { createEmail, searchEmails } from '../../../src/contract';
import { EmailsScreen } from '../../../src/organizer/emails';
import { type Canvas, withRoom } from '../settings';
import { chooseOption } from '../chooseOption';

/** What an organizer writes to everybody who has a ticket: found, begun, turned on and off, copied and deleted. */
const meta = {
  id: 'organizer-emails',
  title: 'Organizer/Program/Emails',
  component: EmailsScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    hrefOf: (id: string) => `#${id}`,
    onNavigate: fn(),
    onCreated: fn(),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof EmailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { accountId: '77', eventId: '1001' };
const rowOf = (canvas: Canvas, name: RegExp) => canvas.findByRole('row', { name });
const choose = async (canvas: Canvas, filter: string, option: string) => {
  await userEvent.click(canvas.getByRole('combobox', { name: filter }));
  await chooseOption(option);
};

/** Dates as 002 §9 writes them, on the event's clocks. */
export const List: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const soon = await rowOf(canvas, /One week to go/);
    await expect(soon).toHaveTextContent('May 07, 2026 9:00am');
    await expect(soon).toHaveTextContent('Scheduled');
    await expect(await rowOf(canvas, /To the press/)).toHaveTextContent('When published');
    await choose(canvas, 'Ticket status', 'Awaiting payment');
    await waitFor(() => expect(canvas.queryByText('One week to go')).toBeNull());
    await expect(canvas.getByText('Invoice awaited')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search emails' }), 'xyz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await rowOf(canvas, /One week to go/)).toBeVisible();
  },
};

/** 002 §4: the flag stands in the path. What can't be turned on says why. */
export const TurnedOnAndOff: Story = {
  play: async ({ canvas }) => {
    const soon = await canvas.findByRole('switch', { name: 'Send One week to go' });
    await expect(soon).toBeChecked();
    await userEvent.click(soon);
    await waitFor(() => expect(soon).not.toBeChecked());
    await expect(within(await rowOf(canvas, /One week to go/)).getByText('Off')).toBeVisible();
    const { items } = await createClient().call(searchEmails, {
      params,
      body: { criteria: { enabled: false } },
    });
    await expect(items.map(({ name }) => name)).toContain('One week to go');
    // What went out has no switch.
    const sent = await rowOf(canvas, /The programme is out/);
    await expect(within(sent).queryByRole('switch')).toBeNull();
  },
};

export const CopiedAndDeleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Duplicate Thank you' }));
    await expect(await canvas.findByText('Thank you was duplicated')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Copy of Thank you' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/its history is deleted too/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('Copy of Thank you was deleted')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Copy of Thank you')).toBeNull());
  },
};

/** 002 §4: it starts as DRAFT, with what its template has. */
export const New: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New email' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect(await dialog.findByRole('link', { name: 'Name is required.' })).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ferry times');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Start from' }));
    await chooseOption('News');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    const row = await rowOf(canvas, /Ferry times/);
    await expect(row).toHaveTextContent('Draft');
    await expect(row).toHaveTextContent('News from {{eventName}}');
  },
};

/** 002 §9: 15 on a page. */
export const ManyPages: Story = {
  beforeEach: async () => {
    for (let number = 1; number <= 8; number += 1)
      await createClient().call(createEmail, {
        params,
        body: { name: `Letter ${number}`, type: 'SCHEDULED' },
      });
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Letter 8/);
    await expect(canvas.getAllByRole('row')).toHaveLength(16);
    await userEvent.click(canvas.getByRole('button', { name: /next/i }));
    // Rows are drawn anew when the page's answer comes: the one found first may be gone.
    await waitFor(() => expect(canvas.getByRole('row', { name: /Your ticket/ })).toBeVisible());
  },
};

const { records } = scenarios.conference;

export const Empty: Story = {
  parameters: {
    scenario: {
      ...scenarios.conference,
      name: 'no emails',
      records: { ...records, emailCampaigns: { '1001': [] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No emails yet')).toBeVisible();
    await expect(canvas.getByText(/Start from a template/)).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { searchEmails: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the emails');
  },
};

/** Another email can be begun while the list is on its way. */
export const Slow: Story = {
  parameters: { faults: { searchEmails: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New email' })).toBeEnabled();
    await expect(canvas.queryByText('No emails yet')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
