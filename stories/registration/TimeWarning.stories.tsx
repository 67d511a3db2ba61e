import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TimeWarning } from '../../src/themed/registration';
import { northlight } from '../fixtures/orders';

/** Less than two minutes are left: said once, shown in place, with the way to more time. 000 §4 Countdown. */
const meta = {
  title: 'Registration/TimeWarning',
  component: TimeWarning,
  args: { due: true, eventName: northlight.name, minutes: 15 },
} satisfies Meta<typeof TimeWarning>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const warning = 'There are only 2 minutes left to complete the registration process to Northlight 2026';
const says = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));

export const TwoMinutesLeft: Story = {
  play: async ({ canvas }) => {
    await says(canvas, warning);
    await expect(canvas.getByText(warning, { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'I need more time' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(warning, { selector: 'p' })).toBeNull();
  },
};

export const MoreTimeOffered: Story = {
  args: { onExtend: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I need more time' }));
    await expect(args.onExtend).toHaveBeenCalledOnce();
  },
};

export const Asking: Story = {
  args: { onExtend: fn(), extension: 'asked' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I need more time' }));
    await expect(args.onExtend).not.toHaveBeenCalled();
  },
};

export const Extended: Story = {
  args: { due: false, extension: 'given' },
  play: async ({ canvas }) => {
    await says(canvas, 'Your tickets are held for 15 more minutes');
  },
};

/** The second warning after more time was given is as new as the first. */
export const DueAgain: Story = {
  args: { extension: 'given', onExtend: fn() },
  play: ({ canvas }) => says(canvas, warning),
};

export const NoMoreToBeHad: Story = {
  args: { extension: 'spent', onExtend: fn() },
  play: async ({ canvas }) => {
    await says(canvas, 'Your tickets can’t be held any longer.');
    await expect(canvas.queryByRole('button', { name: 'I need more time' })).toBeNull();
  },
};

export const AskingFailed: Story = {
  args: { extension: 'failed', onExtend: fn() },
  play: async ({ canvas }) => {
    await says(canvas, 'We could not hold your tickets for longer. Please try again.');
    await expect(canvas.getByRole('button', { name: 'I need more time' })).toBeVisible();
  },
};

/** Where the organizer shows no countdown it is said all the same; the host's page is told as well. */
export const NotShown: Story = {
  args: { isVisible: false },
  play: async ({ canvas }) => {
    await says(canvas, warning);
    await expect(canvas.queryByText(warning, { selector: 'p' })).toBeNull();
  },
};

export const NothingToSay: Story = {
  args: { due: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};

export const OnAPhone: Story = { args: { onExtend: fn() }, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { args: { onExtend: fn() }, globals: { locale: 'ar' } };

export const LongGerman: Story = {
  args: { onExtend: fn() },
  globals: { locale: 'de', viewport: { value: 'phone' } },
};
