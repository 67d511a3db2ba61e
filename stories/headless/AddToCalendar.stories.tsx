import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withoutStyle } from '../../.storybook/modes';
import { eventEntry } from '../../src/domain/calendar/entry';
import { AddToCalendar, type AddToCalendarRootProps } from '../../src/headless';
import { northlight } from '../fixtures/orders';

/** The parts one beside the other, with no style at all. */
const PlainCalendars = (props: Pick<AddToCalendarRootProps, 'entry' | 'fileEndpoint'>) => (
  <AddToCalendar.Root {...props}>
    <AddToCalendar.Link calendar="google">Google</AddToCalendar.Link>{' '}
    <AddToCalendar.Link calendar="yahoo">Yahoo</AddToCalendar.Link>{' '}
    <AddToCalendar.Link calendar="ical">Calendar file</AddToCalendar.Link>
  </AddToCalendar.Root>
);

const entry = eventEntry(northlight, { description: 'Two days on design for the public.' });

const meta = {
  title: 'Headless/AddToCalendar',
  component: PlainCalendars,
  args: { entry },
  parameters: { ...withoutStyle },
} satisfies Meta<typeof PlainCalendars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a partner sees before the first line of CSS. The file is made in the browser. */
export const WithoutAnyStyle: Story = {
  play: async ({ canvas }) => {
    const google = canvas.getByRole('link', { name: 'Google' });
    await expect(google).toHaveAttribute('target', '_blank');
    await expect(google).not.toHaveAttribute('data-file');
    const file = await canvas.findByRole('link', { name: 'Calendar file' });
    await expect(file).toHaveAttribute('data-file');
    await expect(file).toHaveAttribute('download', 'event.ics');
    await expect(await (await fetch(file.getAttribute('href') ?? '')).text()).toContain('BEGIN:VEVENT');
  },
};

/** Nothing is offered for a day nobody can read. */
export const NoUsableDates: Story = {
  args: { entry: { ...entry, start: 'soon' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
