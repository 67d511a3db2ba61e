import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { notPictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getSocialCampaign, updateSocialCampaign } from '../../../src/contract';
import { SharingScreen } from '../../../src/organizer/sharing';
import { type Canvas, withRoom } from '../settings';

/** How attendees share an event, the campaigns they are asked to share, and what came of it. */
const meta = {
  id: 'organizer-sharing',
  title: 'Organizer/Checkout/Sharing',
  component: SharingScreen,
  args: { accountId: '77', eventId: '1001', onSaved: fn() },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof SharingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const formOf = async (canvas: Canvas) => within(await canvas.findByRole('form', { name: 'Sharing' }));

const change = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

const client = createClient();
const params = { accountId: '77', eventId: '1001', campaignId: 'campaign-lanterns' };
const campaignNow = () => client.call(getSocialCampaign, { params });

/** The active campaign goes before the settings; its promotion code is in the panel. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await formOf(canvas);
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await preview.findByText('FRIENDS');
    await expect(canvas.getByRole('table', { name: 'Results' })).toBeVisible();
  },
};

/** 001 §5: the counter turns into an error once it is negative. */
export const MessageTooLong: Story = {
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    const message = form.getByRole('textbox', { name: 'Message' });
    await change(message, 'x'.repeat(282));
    await expect(form.getByText(/-2/)).toHaveAttribute('data-over', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(message).toBeInvalid();
  },
};

export const Saved: Story = {
  play: async ({ canvas, args }) => {
    const form = await formOf(canvas);
    await userEvent.click(form.getByRole('checkbox', { name: 'Twitter' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};

export const NewCampaign: Story = {
  play: async ({ canvas }) => {
    await formOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'New campaign' }));
    const form = within(await canvas.findByRole('form', { name: 'New campaign' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await form.findAllByText('Name is required')).length).toBeGreaterThanOrEqual(1);
    await change(form.getByRole('textbox', { name: 'Name' }), 'Workshops');
    await change(form.getByRole('textbox', { name: 'Message' }), 'Paint a sign on May 15.');
    await change(form.getByRole('textbox', { name: 'URL' }), 'https://northlight.example/2026/workshops');
    await userEvent.click(form.getByRole('checkbox', { name: 'LinkedIn' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('heading', { name: 'Workshops' });
  },
};

/** Only one is active at a time: the backend's words stand beside the campaign. */
export const AnotherIsActive: Story = {
  play: async ({ canvas }) => {
    await formOf(canvas);
    const students = within(canvas.getByRole('group', { name: 'Student Day' }));
    await userEvent.click(students.getByRole('button', { name: 'Start' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start Student Day?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Another campaign is active.');
  },
};

/** A campaign that was not saved: why has the focus, and what was typed stays. */
export const Refused: Story = {
  args: { campaign: 'campaign-lanterns' },
  parameters: {
    ...notPictured('Looks as another refusal.'),
    faults: { updateSocialCampaign: { kind: 'error500' } },
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Edit Lanterns' }));
    await change(form.getByRole('textbox', { name: 'Name' }), 'Lights');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const refusal = await canvas.findByRole('alert');
    await expect(refusal).toHaveTextContent('Your changes are not saved');
    await waitFor(() => expect(refusal.parentElement).toHaveFocus());
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Lights');
    await expect((await campaignNow()).name).toBe('Lanterns');
  },
};

/** 4090 by its moment: what was typed stays, and what the other one changed too. */
export const SomebodyElseSaved: Story = {
  args: { campaign: 'campaign-lanterns' },
  parameters: notPictured('Looks as another conflict.'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Edit Lanterns' }));
    await change(form.getByRole('textbox', { name: 'Name' }), 'Lights');
    const before = await campaignNow();
    await client.call(updateSocialCampaign, { params, body: { ...before, message: 'Bring two friends.' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await campaignNow()).toMatchObject({ name: 'Lights', message: 'Bring two friends.' }),
    );
  },
};

/** Ended, it asks nobody any more; another one can be started. */
export const Ended: Story = {
  play: async ({ canvas }) => {
    await formOf(canvas);
    const active = within(canvas.getByRole('group', { name: 'Lanterns' }));
    await userEvent.click(active.getByRole('button', { name: 'End' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End Lanterns?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'End' }));
    await waitFor(() => expect(canvas.getAllByText('Ended')).toHaveLength(2));
    await userEvent.click(active.getByRole('button', { name: 'Delete' }));
    const remove = within(await screen.findByRole('dialog', { name: 'Delete Lanterns?' }));
    await userEvent.click(remove.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Lanterns' })).toBeNull());
  },
};

export const NothingYet: Story = {
  parameters: { scenario: scenarios.confirmationPlain },
  play: async ({ canvas }) => {
    await formOf(canvas);
    await canvas.findByRole('heading', { name: 'No campaigns yet' });
    await canvas.findByText('Nothing to share: sharing is off, and no campaign is active');
  },
};

/** The address names a campaign that does not exist. */
export const UnknownCampaign: Story = {
  args: { campaign: 'nope', onCampaignChange: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('heading', { name: 'This page doesn’t exist' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sharing' }));
    await expect(args.onCampaignChange).toHaveBeenCalledWith(null);
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { listSocialCampaigns: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not load sharing and campaigns',
    );
  },
};
