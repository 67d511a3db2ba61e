import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { GuestDashboardScreen } from '../../../src/organizer/insights';
import { withRoom } from '../settings';

/** What a guest sees behind a link, without signing in. 002 §7 Analytics embedding. */
const meta = {
  id: 'organizer-guest-dashboard',
  title: 'Organizer/Sales/GuestDashboard',
  component: GuestDashboardScreen,
  args: { token: 'shared-with-harbour-trust' },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof GuestDashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Figures, and rows with bars; no way to anything else. */
export const OfAnEvent: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: { ...onPhones, ...mirrored } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Sales' });
    await expect(canvas.getByText(/You have access until/)).toBeVisible();
    const glance = within(await canvas.findByRole('region', { name: 'At a glance' }));
    await expect(await glance.findByText('Revenue')).toBeVisible();
    const types = within(await canvas.findByRole('table', { name: 'Tickets by type' }));
    await expect(types.getByRole('columnheader', { name: 'Registrations' })).toBeVisible();
    await expect(types.getByRole('rowheader', { name: /Two-Day Pass/ })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The link has expired. */
export const Ended: Story = {
  args: { token: 'shared-with-kolonn' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This link doesn’t work' });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** One chart that fails leaves the others. */
export const ChartFailed: Story = {
  parameters: { faults: { runGuestChart: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/We could not load/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('At a glance');
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The dashboard could not be had; then it can. That is not a link that has ended. */
export const NotLoaded: Story = {
  parameters: { faults: { getGuestDashboard: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1, name: 'Sales' });
  },
};

/** The answer does not come yet: said, and nothing else is there. */
export const Slow: Story = {
  parameters: { faults: { getGuestDashboard: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the dashboard');
    await expect(canvas.queryByRole('heading', { name: 'Sales' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The dashboard is there while its figures are on their way. */
export const SlowCharts: Story = {
  parameters: { faults: { runGuestChart: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Sales' });
    await expect(await canvas.findByText('Loading At a glance')).toBeInTheDocument();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
