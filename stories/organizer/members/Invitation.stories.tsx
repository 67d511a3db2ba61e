import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ofOneScreen } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { answerInvite } from '../../../src/contract';
import { InvitationScreen } from '../../../src/organizer/members';
import { withRoom } from '../settings';

/** An invitation, for whoever got it. */
const meta = {
  id: 'organizer-members-invitation',
  title: 'Organizer/Account/Members/Invitation',
  component: InvitationScreen,
  args: { accountId: '77', inviteId: 'invite-kwame', onAnswered: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof InvitationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByText('You accepted this invitation')).toBeVisible();
    await waitFor(() => expect(args.onAnswered).toHaveBeenCalledWith('ACCEPTED'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Decline' })).toBeNull());
  },
};

/** They answered in another tab meanwhile. */
export const AnsweredMeanwhile: Story = {
  play: async ({ canvas, args }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept' });
    await createClient().call(answerInvite, {
      params: { accountId: '77', inviteId: 'invite-kwame' },
      query: { status: 'DECLINED' },
    });
    await userEvent.click(accept);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already answered');
    await expect(await canvas.findByText('You declined this invitation')).toBeVisible();
    await expect(args.onAnswered).not.toHaveBeenCalled();
  },
};
