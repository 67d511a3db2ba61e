import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getSessionTicketRules, updateSessionRegistrationSettings } from '../../../src/contract';
import { SessionRegistrationSettingsScreen } from '../../../src/organizer';

/** Who may register for sessions of an event, and when, kept by the backend. 002 §2 session registration settings. */
const meta = {
  id: 'organizer-session-registrations-settings',
  title: 'Organizer/Program/Session registrations/Settings',
  component: SessionRegistrationSettingsScreen,
  args: { accountId: '77', eventId: '1001', onSaved: fn() },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'padded',
  },
} satisfies Meta<typeof SessionRegistrationSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const client = createClient();
const withoutSessions = {
  ...scenarios.conference,
  records: { ...scenarios.conference.records, agendaSessions: { '1001': [] } },
};
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
const most = (canvas: Canvas) => canvas.findByRole('textbox', { name: /Session limit per ticket/ });

/** A session that two kinds of ticket open; another is opened to one. */
export const Conference: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    const rules = within(await canvas.findByRole('list', { name: 'Tickets and sessions' }));
    const [first] = rules.getAllByRole('button', { name: /Every ticket/ });
    if (first) await userEvent.click(first);
    await userEvent.click(rules.getByRole('checkbox', { name: 'Two-Day Pass' }));
    await expect(first).toHaveTextContent('1 ticket type');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    const saved = await client.call(getSessionTicketRules, { params: { accountId: '77', eventId: '1001' } });
    await expect(saved.rules.some(({ ticketTypeIds }) => ticketTypeIds.join() === '3002')).toBe(true);
  },
};

export const ClosesBeforeItOpens: Story = {
  play: async ({ canvas }) => {
    const field = await most(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    const closes = within(canvas.getByRole('group', { name: /Registration closes/ }));
    await userEvent.type(closes.getByRole('spinbutton', { name: /^year/ }), '2025');
    await save(canvas);
    const summary = within(await canvas.findByRole('region', { name: 'Fix this first' }));
    await expect(summary.getByText(/Enter a whole number of 1 or more/)).toBeVisible();
    await expect(summary.getByText(/must close after it opens/)).toBeVisible();
  },
};

/** Both changed the settings: the second is told, and what the first decided elsewhere is taken over. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas, args }) => {
    const field = await most(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await client.call(updateSessionRegistrationSettings, {
      params: { accountId: '77', eventId: '1001' },
      body: { maxSessions: 3, waitlist: false, version: 2 },
    });
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: 'Yours: 5' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(field).toHaveValue('5');
    await expect(canvas.getByRole('switch', { name: 'Waitlist for full sessions' })).not.toBeChecked();
  },
};

export const WithoutSessions: Story = {
  parameters: { scenario: withoutSessions },
  play: async ({ canvas }) => {
    await canvas.findByText('The agenda has no sessions yet.');
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getSessionTicketRules: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** 4042: nothing of an account that is not there can be shown. */
export const UnknownAccount: Story = {
  args: { accountId: '99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page doesn’t exist')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { faults: { getSessionRegistrationSettings: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading session registration')).toBeInTheDocument();
  },
};
