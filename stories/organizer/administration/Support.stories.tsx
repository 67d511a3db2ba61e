import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getAccountFeatures, getFeatures, getOwnAccount } from '../../../src/contract';
import {
  SupportAccountScreen,
  SupportEventScreen,
  SupportPersonScreen,
} from '../../../src/organizer/administration';
import { type Canvas, withRoom } from '../settings';

/** What the platform's support staff change: each change is asked twice with a reason, and listed. 002 §6, §7. */
const meta = {
  id: 'organizer-administration',
  title: 'Organizer/Support/Screens',
  component: SupportAccountScreen,
  args: { accountId: '77', onFind: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof SupportAccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const giveReason = async (dialog: Canvas, reason: string) =>
  write(dialog.getByRole('textbox', { name: /^Reason/ }), reason);
/** From the form to the second question. */
const review = async (dialog: Canvas) => {
  await press(dialog, 'Review change');
  return dialogOf('Make this change?');
};

/** The agreement's registrations: nothing is sent before the second yes; then the log has it. */
export const Account: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    await press(canvas, 'Set registrations');
    const dialog = await dialogOf('Set registrations');
    const count = dialog.getByRole('textbox', { name: /^Registrations included/ });
    await write(count, '9000');
    await press(dialog, 'Review change');
    await expect(await dialog.findAllByText(/Reason is required/)).not.toHaveLength(0);
    await giveReason(dialog, 'Bought an upgrade');
    const before = await client.call(getOwnAccount, {});
    const question = await review(dialog);
    await expect(question.getByText('Set registrations: 9,000')).toBeVisible();
    await expect((await client.call(getOwnAccount, {})).allowed).toEqual(before.allowed);
    await press(question, 'Set registrations');
    await canvas.findByText('Done: Set registrations: 9,000');
    await expect((await client.call(getOwnAccount, {})).allowed.registrations).toBe(9000);
    const row = await canvas.findByRole('row', { name: /Set registrations: 9,000/ });
    await expect(row).toHaveTextContent('Bought an upgrade');
    await expect(row).toHaveTextContent('ines.park@platform.example');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Set registrations' })).toHaveFocus());
  },
};

/** 002 §3: what the account had before travels with what it gets; a feature is in one list only. */
export const Features: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Change account features');
    const dialog = await dialogOf('Change account features');
    const lists = within(dialog.getByRole('group', { name: 'Advanced features' }));
    await userEvent.click(lists.getByRole('checkbox', { name: 'AGENDA' }));
    await giveReason(dialog, 'Pilot');
    await press(dialog, 'Review change');
    await expect(await dialog.findAllByText(/Choose each feature in one of the lists only/)).not.toHaveLength(
      0,
    );
    await userEvent.click(lists.getByRole('checkbox', { name: 'AGENDA' }));
    await userEvent.click(lists.getByRole('checkbox', { name: 'RINGS' }));
    const question = await review(dialog);
    await expect(question.getByText('Change account features: Added: RINGS.')).toBeVisible();
    await press(question, 'Change account features');
    await canvas.findByText(/^Done: Change account features/);
    const saved = await client.call(getAccountFeatures, { params: { accountId: '77' } });
    await expect(saved.postSelectionAdvancedFeatures).toContain('RINGS');
    await expect(saved.preSelectionAccountFeaturesList).not.toContain('RINGS');
    await expect(saved.userName).toBe('ines.park@platform.example');
  },
};

/** A refused change is said in the second question; back in the form what was typed is still there, and the log is empty. */
export const Refused: Story = {
  parameters: { faults: { addEvents: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await press(canvas, 'Add events');
    const dialog = await dialogOf('Add events');
    await write(dialog.getByRole('textbox', { name: /^How many to add/ }), '3');
    await giveReason(dialog, 'Renewal');
    const question = await review(dialog);
    await press(question, 'Add events');
    const alert = await question.findByRole('alert');
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    await press(question, 'Back');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Make this change?' })).toBeNull());
    await expect(dialog.getByRole('textbox', { name: /^How many to add/ })).toHaveValue('3');
    await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Renewal');
    await press(dialog, 'Cancel');
    await canvas.findByText('No changes yet');
  },
};

export const UnknownAccount: Story = {
  args: { accountId: '4711' },
  play: async ({ canvas, args }) => {
    await canvas.findByText('This page doesn’t exist');
    const id = canvas.getByRole('textbox', { name: 'Account ID' });
    await userEvent.clear(id);
    await press(canvas, 'Find');
    await expect(id).toHaveFocus();
    await expect(id).toHaveAccessibleDescription('Account ID is required');
    await userEvent.type(id, '112{Enter}');
    await expect(args.onFind).toHaveBeenLastCalledWith('112');
  },
};

/** The role alone opens it. */
export const NotSupport: Story = {
  parameters: { ...pictured, scenario: { ...scenarios.conference, session: 'account' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You don’t have access' });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByText('Changes you made')).toBeNull();
  },
};

/** Flags, a token, the agenda and the check of the platform's data. */
export const Event: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  render: () => <SupportEventScreen eventId="1001" onFind={fn()} />,
  play: async ({ canvas }) => {
    await press(canvas, 'Switch feature flags');
    const dialog = await dialogOf('Switch feature flags');
    await giveReason(dialog, 'Asked for');
    await press(dialog, 'Review change');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Change something first.');
    await userEvent.click(dialog.getByRole('switch', { name: 'Career day' }));
    await press(await review(dialog), 'Switch feature flags');
    await canvas.findByText('Done: Switch feature flags: Career day: On');
    await expect(await client.call(getFeatures, { params: { eventId: '1001' } })).toMatchObject({
      careerDay: true,
    });

    await press(canvas, 'Set push quota');
    const quota = await dialogOf('Set push quota');
    await write(quota.getByRole('textbox', { name: /^Push notifications in total/ }), '40');
    await giveReason(quota, 'Big event');
    await press(await review(quota), 'Set push quota');
    await canvas.findByText('3 of 40 used');

    await press(canvas, 'Create email token');
    const token = await dialogOf('Create email token');
    await giveReason(token, 'Broken layout');
    await press(await review(token), 'Create email token');
    await canvas.findByText(/^It works until/);

    await press(canvas, 'Show all sessions');
    await canvas.findByText(/^Sessions: \d+ of \d+$/);
    await press(canvas, 'Run check');
    await canvas.findByText('Problems found: 0');
  },
};

/** Who left by the link of an email gets them again; nobody speaks for who reported them as spam. */
export const Person: Story = {
  render: () => <SupportPersonScreen />,
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'jonas{Enter}');
    await expect(email).toHaveAccessibleDescription('Email is not valid.');
    await write(email, 'wren@northlight.example');
    await press(canvas, 'Find');
    await canvas.findByText('Not verified');
    await canvas.findByText('Gets emails');

    await write(email, 'jonas@kolonn.example');
    await press(canvas, 'Find');
    await press(canvas, 'Resubscribe');
    const again = await dialogOf('Resubscribe');
    await giveReason(again, 'Wrote to us');
    await press(await review(again), 'Resubscribe');
    await canvas.findByText('Gets emails');

    await write(email, 'press@fieldandform.example');
    await press(canvas, 'Find');
    await press(canvas, 'Resubscribe');
    const reported = await dialogOf('Resubscribe');
    await giveReason(reported, 'Wrote to us');
    const question = await review(reported);
    await press(question, 'Resubscribe');
    await expect(await question.findByRole('alert')).toHaveTextContent('Only they can subscribe again.');
  },
};
