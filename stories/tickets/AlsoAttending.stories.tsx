import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { AlsoAttending } from '../../src/themed/tickets';
import { attendees, faces, manyAttendees } from '../fixtures/tickets';

const meta = {
  title: 'Tickets/AlsoAttending',
  component: AlsoAttending,
  args: { attendees },
} satisfies Meta<typeof AlsoAttending>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A picture takes the place of the first letter once it is there. */
export const WithPhotos: Story = {
  args: {
    attendees: attendees.map((person) => ({ ...person, photo: `/faces/${person.fullName ?? ''}.svg` })),
  },
  beforeEach: ({ msw }) => msw.use(faces),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(within(first as HTMLElement).getByText('Amara Osei')).toBeVisible();
    await waitFor(() => expect(within(first as HTMLElement).queryByText('A')).toBeNull());
  },
};

/** Fifteen were sent; who has neither name nor company is left out, twelve of the rest are shown. */
export const AtMostTwelve: Story = {
  args: { attendees: manyAttendees },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

/** FAULTS F64: a picture that is gone becomes the first letter, in the same place. */
export const BrokenPicture: Story = {
  args: { attendees: manyAttendees.slice(1, 2) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('I')).toBeVisible());
    await expect(canvas.getByText('I').getBoundingClientRect()).toMatchObject({ width: 40, height: 40 });
  },
};

/** FAULTS F64: a picture that never comes leaves the first letter, in the same place. */
export const PictureOnItsWay: Story = {
  args: { attendees: attendees.slice(0, 3).map((person) => ({ ...person, photo: '/faces/slow.png' })) },
  beforeEach: ({ msw }) => msw.use(http.get('/faces/slow.png', () => delay('infinite'))),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('A')).toBeVisible();
    for (const picture of canvasElement.querySelectorAll('img'))
      await expect(picture.parentElement?.getBoundingClientRect()).toMatchObject({ width: 40, height: 40 });
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
