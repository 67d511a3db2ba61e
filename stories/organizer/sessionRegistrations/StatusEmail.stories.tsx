import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { updateSessionStatusEmail } from '../../../src/contract';
import { SessionStatusEmailScreen } from '../../../src/organizer/sessionRegistrations';
import { type Canvas, withRoom } from '../settings';

/** The email that lists attendees' sessions. 002 §7 Agenda, statusEmail. */
const meta = {
  id: 'organizer-session-registrations-status-email',
  title: 'Organizer/Program/Session registrations/Status email',
  component: SessionStatusEmailScreen,
  args: { accountId: '77', eventId: '1001', onSaved: fn() },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof SessionStatusEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const subjectOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: /Subject/ });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
/** Braces mean keys to `userEvent.type`. */
const put = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

/** What an attendee would get follows the form; a placeholder nothing is filled in for is refused before it is sent. */
export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    const subject = await subjectOf(canvas);
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await put(subject, 'Your day, {{lastName}}');
    await save(canvas);
    await expect((await canvas.findAllByText(/Unknown placeholder “lastName”/))[0]).toBeVisible();
    await put(subject, 'Your day at {{eventName}}');
    await expect(await preview.findByText(/^Your day at Northlight/)).toBeVisible();
    await expect(
      await preview.findByText(/^2026-01-22 18:00 Prelude: Lettering a Shopfront: Registered$/),
    ).toBeVisible();
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};

export const SomebodyElseSaved: Story = {
  play: async ({ canvas, args }) => {
    await put(await subjectOf(canvas), 'Mine');
    await createClient().call(updateSessionStatusEmail, {
      params: { accountId: '77', eventId: '1001' },
      body: { subject: 'Theirs', version: 1 },
    });
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Theirs: Theirs' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(await subjectOf(canvas)).toHaveValue('Mine');
  },
};
