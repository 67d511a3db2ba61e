import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SessionCalendars } from '../../src/themed/confirmation/SessionCalendars';
import { chosenSessions, northlight } from '../fixtures/orders';

const meta = {
  title: 'Confirmation/Sessions in the calendar',
  component: SessionCalendars,
  args: { sessions: chosenSessions, event: northlight, about: { description: 'Order 2000-4817' } },
} satisfies Meta<typeof SessionCalendars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 001 §7: calendar links of each session, in the order they begin. */
export const TwoSessions: Story = {
  play: async ({ canvas }) => {
    const name = 'Google for Sign Painting for Beginners (opens in a new tab)';
    const google = await canvas.findByRole('link', { name });
    await expect(google).toHaveAttribute('href', expect.stringContaining('text=Sign'));
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /^(Google|Yahoo|iCal|Outlook) for / })).toHaveLength(8),
    );
    await expect(canvas.getByText(/Pier Workshop/)).toBeVisible();
  },
};

/** The event names a zone that nobody knows: times are those of UTC, and say so. */
export const UnknownZone: Story = {
  args: { event: { ...northlight, 'time-zone-id': 'UTC' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/UTC/))[0]).toBeVisible();
  },
};

/** Nothing is offered for times nobody can read. */
export const NoUsableDates: Story = {
  args: { sessions: chosenSessions.map((session) => ({ ...session, 'end-date': 'later' })) },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
