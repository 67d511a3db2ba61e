import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getCheckInData, updateCheckInData } from '../../../src/contract';
import { CheckInSettingsScreen } from '../../../src/organizer/checkIn';
import { type Canvas, withRoom } from '../settings';

/** Whether devices at the door can sign in and with what, and what attendees see there. */
const meta = {
  id: 'organizer-check-in-settings',
  title: 'Organizer/Program/Check-in settings',
  component: CheckInSettingsScreen,
  args: { accountId: '77', eventId: '1001', onSaved: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof CheckInSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const idOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Device ID' });
const welcomeOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: /Welcome message/ });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
const stored = () => createClient().call(getCheckInData, { params: { eventId: '1001' } });

const typeInto = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** What is saved of the password is only that there is one. */
export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await expect(await idOf(canvas)).toHaveValue('northlight-door');
    await expect(canvas.getByLabelText('Change password')).toHaveValue('');
    await typeInto(await welcomeOf(canvas), 'Welcome. Mind the step.');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(await stored()).toMatchObject({
      hasPassword: true,
      welcomeMessage: 'Welcome. Mind the step.',
    });
  },
};

export const PasswordChanged: Story = {
  play: async ({ canvas, args }) => {
    await idOf(canvas);
    await userEvent.type(canvas.getByLabelText('Change password'), 'low tide at six');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(canvas.getByLabelText('Change password')).toHaveValue('');
  },
};

/** An event that never had a password is not turned on without one. */
export const FirstPassword: Story = {
  args: { eventId: '1002' },
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await idOf(canvas);
    await userEvent.click(canvas.getByRole('switch', { name: 'Check-in is active' }));
    await save(canvas);
    await expect(
      await canvas.findByText('Enter a password: devices can’t sign in without one'),
    ).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Set password'), 'six boats');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(canvas.getByLabelText('Change password')).toHaveValue('');
  },
};

/** The backend refuses it: why has the focus and stands at the ID’s field, and nothing that was typed is lost. */
export const IdOfAnotherEvent: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    const id = await idOf(canvas);
    await typeInto(await welcomeOf(canvas), 'Hello.');
    await typeInto(id, 'lantern-ropewalk');
    await save(canvas);
    await waitFor(() =>
      expect(id).toHaveAccessibleDescription(expect.stringContaining('Another event has this ID')),
    );
    const refusal = await canvas.findByRole('alert');
    await waitFor(() => expect(refusal.parentElement).toHaveFocus());
    await expect(await welcomeOf(canvas)).toHaveValue('Hello.');
    await expect(args.onSaved).not.toHaveBeenCalled();
    await typeInto(id, 'northlight-side-door');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};

export const Wrong: Story = {
  play: async ({ canvas, args }) => {
    await typeInto(await idOf(canvas), 'Front door');
    await userEvent.type(canvas.getByLabelText('Change password'), 'short');
    await save(canvas);
    for (const problem of ['Use 4 to 60 lowercase letters, digits and hyphens', 'Use 6 to 64 characters'])
      await expect(await canvas.findByText(problem)).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** Both are saved: what somebody else wrote, and what was typed here. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas, args }) => {
    await typeInto(await welcomeOf(canvas), 'Hello.');
    await createClient().call(updateCheckInData, {
      params: { eventId: '1001' },
      body: { active: true, id: 'northlight-gate', welcomeMessage: '' },
    });
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(await stored()).toMatchObject({ id: 'northlight-gate', welcomeMessage: 'Hello.' });
  },
};

/** Nothing that was typed is lost. */
export const NotSaved: Story = {
  parameters: { faults: { updateCheckInData: { kind: 'error500' } } },
  play: async ({ canvas, args }) => {
    await typeInto(await welcomeOf(canvas), 'Hello.');
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await welcomeOf(canvas)).toHaveValue('Hello.');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getCheckInData: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load check-in');
  },
};
