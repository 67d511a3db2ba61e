import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AlsoAttending } from '../../src/themed/tickets';
import { attendees, manyAttendees } from '../fixtures/tickets';

const meta = {
  title: 'Tickets/AlsoAttending',
  component: AlsoAttending,
  args: { attendees },
} satisfies Meta<typeof AlsoAttending>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPhotos: Story = {
  args: { attendees: attendees.map((person) => ({ ...person, photo: '/favicon.svg' })) },
};

/** Fifteen were sent; who has neither name nor company is left out, twelve of the rest are shown. */
export const AtMostTwelve: Story = {
  args: { attendees: manyAttendees },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

/** A picture that is gone becomes the first letter. */
export const BrokenPicture: Story = {
  args: { attendees: manyAttendees.slice(1, 2) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('I')).toBeVisible());
  },
};

export const CompanyOnly: Story = {
  args: { attendees: manyAttendees.slice(2, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbour Trust')).toBeVisible();
  },
};

export const NobodyToShow: Story = {
  args: { attendees: manyAttendees.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const LongNames: Story = {
  args: {
    attendees: attendees.map((person) => ({
      ...person,
      fullName: `${person.fullName ?? ''} von und zu Hohenlichtenberg`,
      company: 'Bundesanstalt für Straßenbeschilderung',
    })),
  },
};
