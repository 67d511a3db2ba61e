import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { InvitationEmailScreen } from '../../../src/organizer/members';
import { previewOf, withRoom } from '../settings';

/** How an account's invitations look, beside the mail that people get. */
const meta = {
  id: 'organizer-members-invitation-look',
  title: 'Organizer/Account/Members/Invitation email',
  component: InvitationEmailScreen,
  args: { accountId: '77', onSaved: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof InvitationEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The mail follows what is typed; what stands for something is filled in. */
export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    const preview = await previewOf(canvas);
    await expect(await preview.findByText(/Hello Robin,/)).toBeVisible();
    const subject = canvas.getByRole('textbox', { name: /^Subject/ });
    await userEvent.clear(subject);
    await userEvent.click(subject);
    await userEvent.paste('{{firstName}}, join us');
    await expect(await preview.findByText('Robin, join us')).toBeVisible();
    const colour = canvas.getByRole('textbox', { name: 'Button color' });
    await userEvent.clear(colour);
    await userEvent.type(colour, '#ffdd55');
    await waitFor(() =>
      expect(preview.getByText('View invitation')).toHaveStyle({
        backgroundColor: '#ffdd55',
        color: '#000000',
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};

/** Nothing is sent, and no address but https becomes a picture. */
export const Wrong: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    const preview = await previewOf(canvas);
    const replace = async (name: RegExp, text: string) => {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
    };
    await replace(/^Subject/, '{{lastName}}, join us');
    await replace(/^Logo/, 'javascript:alert(1)');
    await replace(/^Button color/, 'blue');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    for (const problem of [/Use only the placeholders shown/, /starts with https/])
      await expect((await canvas.findAllByText(problem))[0]).toBeVisible();
    await expect(preview.queryByRole('img')).toBeNull();
    await expect(preview.getByText('{{lastName}}, join us')).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
