import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notPictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { saveTicketTypes } from '../../../src/contract';
import { DashboardScreen } from '../../../src/organizer/dashboard';

/** With its data: every figure is counted from the orders of the event. */
const meta = {
  id: 'organizer-dashboard-screen',
  title: 'Organizer/Sales/Dashboard/Screen',
  component: DashboardScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    ordersHref: '#orders',
    orderHref: (id) => `#orders/${id}`,
  },
  parameters: { scenario: scenarios.conference },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conference: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Conversion')).toBeVisible();
    for (const chart of await canvas.findAllByRole('img')) await expect(chart).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^2000-/ })).toHaveLength(6);
  },
};

/** Nobody has ordered: what is still to be done, as its screens have it. */
export const FirstDay: Story = {
  parameters: { scenario: scenarios.noTickets },
  args: { setupHrefs: { ticketTypes: '#types', testOrder: '#tickets' } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Get ready to sell' }));
    await expect(await list.findByText(/^\d of 5 done$/)).toBeVisible();
    await expect(canvas.getByText('No orders yet')).toBeVisible();
    await expect(list.getAllByRole('link')).toHaveLength(2);
  },
};

/** Of an event without a site, and for who may not see it. */
export const FirstDayWithoutSite: Story = {
  parameters: {
    scenario: scenarios.noTickets,
    faults: { getSiteConf: { kind: 'refused', code: 4003 } },
    ...notPictured('The first day, one step shorter.'),
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Get ready to sell' }));
    await expect(await list.findByText(/^\d of 4 done$/)).toBeVisible();
    await expect(list.queryByText('Publish the site')).toBeNull();
  },
};

/** What was done in another tab meanwhile, e.g. a ticket type made or a test order placed. */
export const BackFromAnotherTab: Story = {
  parameters: { scenario: scenarios.noTickets, ...notPictured('The first day, one step further.') },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Get ready to sell' }));
    const [ticketType] = await list.findAllByRole('listitem');
    await expect(ticketType).not.toHaveTextContent('Done');
    const passes = { name: 'Bench by the lake', quantity: 10, price: 0, perOrderMin: 1 };
    await createClient().call(saveTicketTypes, { params: { eventId: '1001' }, body: { data: [passes] } });
    // As a browser does when its tab is shown again.
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(ticketType).toHaveTextContent('Done'));
  },
};

export const UnknownEvent: Story = {
  args: { eventId: '9999' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This page doesn’t exist' });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Goal, registrations and weather have calls of their own: one that fails leaves the others, and the weather says nothing. */
export const Goal: Story = {
  parameters: notPictured('The conference has the same cards.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Weather in Boston' })).toHaveTextContent(
      /May 14: usually 66°F/,
    );
    const card = within(await canvas.findByRole('region', { name: 'Registration goal' }));
    const bar = await card.findByRole('progressbar', { name: 'Registration goal' });
    const before = Number(bar.getAttribute('aria-valuenow'));
    await expect(card.getByText(/^Needed per day until Apr 30, 2026/)).toBeVisible();
    const button = card.getByRole('button', { name: 'Change goal' });
    await userEvent.click(button);
    const form = within(await screen.findByRole('dialog', { name: 'Registration goal' }));
    const field = form.getByRole('textbox', { name: 'Registrations' });
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect((await form.findAllByText(/Enter a whole number of 1 or more/)).length).toBeGreaterThan(0);
    await userEvent.clear(field);
    await userEvent.type(field, '200');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await card.findByText('Saved')).toBeVisible();
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo(before * 2, 0));
    await expect(button).toHaveFocus();
    const counted = within(await canvas.findByRole('region', { name: 'Registrations over time' }));
    await expect(await counted.findByRole('img', { name: /^Registrations from Jan/ })).toBeVisible();
    await userEvent.click(counted.getByRole('button', { name: 'Show as table' }));
    await expect(counted.getByRole('columnheader', { name: 'Registrations' })).toBeVisible();
  },
};

/** A refused goal stays in its form. */
export const GoalRefused: Story = {
  parameters: {
    faults: { setRegistrationGoal: { kind: 'error500' } },
    ...notPictured('A dialog over the conference.'),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change goal' }));
    const form = within(await screen.findByRole('dialog', { name: 'Registration goal' }));
    const field = form.getByRole('textbox', { name: 'Registrations' });
    await userEvent.clear(field);
    await userEvent.type(field, '250');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const alert = await form.findByRole('alert');
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    await expect(field).toHaveValue('250');
  },
};

/** Cards that can’t be read say so for themselves; without weather there is no line. */
export const CardsFailed: Story = {
  parameters: {
    faults: {
      getRegistrationGoal: { kind: 'error500' },
      getRegistrationData: { kind: 'error500' },
      getWeather: { kind: 'refused', code: 4046 },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the goal', {}, { timeout: 5_000 });
    await canvas.findByText('We could not load the registrations', {}, { timeout: 5_000 });
    await expect(canvas.getByRole('region', { name: 'Tickets left' })).toBeVisible();
    await expect(canvas.queryByText(/^Weather in/)).toBeNull();
  },
};
