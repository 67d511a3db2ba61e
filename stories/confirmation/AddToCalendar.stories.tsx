import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { eventEntry } from '../../src/domain/calendar/entry';
import { AddToCalendar } from '../../src/themed/confirmation/AddToCalendar';
import { northlight } from '../fixtures/orders';

const entry = eventEntry(northlight, { description: 'Two days on design for the public.' });

const meta = {
  title: 'Confirmation/Add to calendar',
  component: AddToCalendar,
  args: { entry },
} satisfies Meta<typeof AddToCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 000 §2.9, 001 §2.3: four choices; the file is made in the browser. */
export const FourCalendars: Story = {
  play: async ({ canvas }) => {
    const google = await canvas.findByRole('link', { name: 'Google (opens in a new tab)' });
    await expect(google).toHaveAttribute('href', expect.stringContaining('text=Northlight'));
    await expect(google).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: 'Yahoo (opens in a new tab)' })).toBeVisible();
    const ical = await canvas.findByRole('link', { name: 'iCal (calendar file)' });
    await expect(ical).toHaveAttribute('download', 'event.ics');
    const file = await (await fetch(ical.getAttribute('href') ?? '')).text();
    await expect(file).toContain(`SUMMARY:${northlight.name}`);
    const outlook = canvas.getByRole('link', { name: 'Outlook (calendar file)' });
    await expect(outlook.getAttribute('href')).toBe(ical.getAttribute('href'));
  },
};

/** 000 §7: a backend that answers files for what is in the query. */
export const FileFromTheBackend: Story = {
  args: { fileEndpoint: 'https://api.example.com/download/ical' },
  play: async ({ canvas }) => {
    const ical = await canvas.findByRole('link', { name: 'iCal (calendar file)' });
    const address = new URL(ical.getAttribute('href') ?? '');
    await expect(address.origin + address.pathname).toBe('https://api.example.com/download/ical');
    await expect(address.searchParams.get('data')).toContain('BEGIN:VEVENT');
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
