import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { MembersScreen } from '../../../src/organizer/members';
import { type Canvas, withRoom } from '../settings';

/** Who works on an account's events: members, invitations and their promotion codes. */
const meta = {
  id: 'organizer-members',
  title: 'Organizer/Account/Members',
  component: MembersScreen,
  args: { accountId: '77', invitationEmail: { href: '#invitation-email' } },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof MembersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What can be done with somebody, once they are listed. */
const rowOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('group', { name }));
const dialogOf = async (name?: string) =>
  within(await screen.findByRole('dialog', name === undefined ? {} : { name }));
const press = (within_: Pick<Canvas, 'getByRole'>, name: string) =>
  userEvent.click(within_.getByRole('button', { name }));
const open = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('tab', { name }));

/** Another role and other events; the last owner stays one. */
export const List: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Wren Abara'), 'Change access');
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('radio', { name: 'Viewer' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Selected events' }));
    for (const box of dialog.getAllByRole('checkbox', { checked: true })) await userEvent.click(box);
    await press(dialog, 'Save');
    await expect(await dialog.findByText('Choose at least one event')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'All events' }));
    await press(dialog, 'Save');
    await expect(await canvas.findByText('Access changed for Wren Abara')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Wren Abara' }).closest('li')).toHaveTextContent('Viewer');
    await press(await rowOf(canvas, 'Maren Holt'), 'Remove');
    await press(await dialogOf(), 'Remove');
    await expect(await canvas.findByText(/Your account needs an owner/)).toBeVisible();
    await press(await rowOf(canvas, 'George Penhale'), 'Remove');
    await press(await dialogOf(), 'Remove');
    await expect(await canvas.findByText('George Penhale was removed')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'George Penhale' })).toBeNull());
  },
};

/** Each address is looked at on its own, until the account has no seat left; what was left out can be corrected. */
export const Inviting: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Wren Abara');
    await press(canvas, 'Invite people');
    const form = await dialogOf();
    const people = form.getByRole('textbox', { name: /Email addresses/ });
    await press(form, 'Send invitations');
    await expect(await form.findByText('Enter at least one email address')).toBeVisible();
    await userEvent.click(people);
    await userEvent.paste(
      'Ada Byron <ada@example.com>, wren@northlight.example\nkwame@harbour-review.example; nowhere, lou@pier.example, mo@pier.example',
    );
    await userEvent.click(form.getByRole('radio', { name: 'Editor' }));
    await press(form, 'Send invitations');
    const outcome = await dialogOf('2 invitations sent');
    for (const reason of [
      ...['4 addresses were skipped', 'Already a member.', 'Enter a valid email.'],
      ...['Already invited. Resend the invitation instead.', 'Your account has reached its member limit.'],
    ])
      await expect(await outcome.findByText(reason)).toBeVisible();
    await press(outcome, 'Fix addresses');
    const again = await dialogOf('Invite people');
    await expect(again.getByRole('textbox', { name: /Email addresses/ })).toHaveValue(
      'wren@northlight.example\nkwame@harbour-review.example\nnowhere\nmo@pier.example',
    );
    await expect(again.getByRole('radio', { name: 'Editor' })).toBeChecked();
    await press(again, 'Cancel');
    await open(canvas, 'Invitations');
    await expect(await canvas.findByRole('heading', { name: 'Ada Byron' })).toBeVisible();
  },
};

/** Sent again, taken back, and invited once more. */
export const Invitations: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Wren Abara');
    await open(canvas, 'Invitations');
    await press(await rowOf(canvas, 'Yuki Tanabe'), 'Resend');
    await expect(await canvas.findByText('Invitation resent to Yuki Tanabe')).toBeVisible();
    await press(await rowOf(canvas, 'Kwame Boateng'), 'Revoke');
    await press(await dialogOf(), 'Revoke');
    await expect(await canvas.findByText('Invitation for Kwame Boateng revoked')).toBeVisible();
    await press(await rowOf(canvas, 'Kwame Boateng'), 'Invite again');
    const form = await dialogOf();
    await expect(form.getByRole('textbox', { name: /Email addresses/ })).toHaveValue(
      'Kwame Boateng <kwame@harbour-review.example>',
    );
    await press(form, 'Send invitations');
    await expect(await canvas.findByText('1 invitation sent')).toBeVisible();
    await expect(
      (await rowOf(canvas, 'Kwame Boateng')).getByRole('button', { name: 'Revoke' }),
    ).toBeVisible();
  },
};

/** Codes for the people an account invited; what the backend refuses stands at its field. */
export const PromotionCodes: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Wren Abara');
    await open(canvas, 'Promo codes');
    await expect(await canvas.findByRole('row', { name: /SPRING15/ })).toHaveTextContent('Ended');
    await press(canvas, 'New code');
    const dialog = await dialogOf();
    const code = dialog.getByRole('textbox', { name: /^Code/ });
    await userEvent.type(code, 'team100');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Discount/ }), '40');
    await press(dialog, 'Create code');
    await waitFor(() => expect(code).toBeInvalid());
    await userEvent.clear(code);
    await userEvent.type(code, 'guests-40');
    await press(dialog, 'Create code');
    await expect(await canvas.findByRole('row', { name: /GUESTS-40/ })).toHaveTextContent('40%');
  },
};

/** Members that can't be read are none; that of invitations is said, and tried again. 002 §7. */
export const NotLoaded: Story = {
  parameters: { faults: { listMembers: { kind: 'error500' }, getTenantStatus: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No members to show')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await open(canvas, 'Invitations');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the invitations');
  },
};

/** Each refusal says why where it was asked for; what was chosen and typed stays. */
export const Refused: Story = {
  parameters: {
    faults: {
      updateMemberAccess: { kind: 'error500' },
      inviteMembers: { kind: 'error500' },
      removeMember: { kind: 'error500' },
    },
  },
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Wren Abara'), 'Change access');
    const access = await dialogOf('Access for Wren Abara');
    await userEvent.click(access.getByRole('radio', { name: 'Viewer' }));
    await press(access, 'Save');
    await expect((await access.findByRole('alert')).parentElement).toHaveFocus();
    await expect(access.getByRole('radio', { name: 'Viewer' })).toBeChecked();
    await press(access, 'Cancel');

    await press(canvas, 'Invite people');
    const form = await dialogOf('Invite people');
    const people = form.getByRole('textbox', { name: /Email addresses/ });
    await userEvent.type(people, 'ada@example.com');
    await press(form, 'Send invitations');
    await expect((await form.findByRole('alert')).parentElement).toHaveFocus();
    await expect(people).toHaveValue('ada@example.com');
    await press(form, 'Cancel');

    await press(await rowOf(canvas, 'George Penhale'), 'Remove');
    await press(await dialogOf('Remove George Penhale?'), 'Remove');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    const row = await rowOf(canvas, 'George Penhale');
    await waitFor(() => expect(row.getByRole('button', { name: 'Remove' })).toHaveFocus());
  },
};
