import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { updateAccount } from '../../../src/contract';
import { AccountScreen } from '../../../src/organizer/account';
import { type Canvas, withRoom } from '../settings';

/** The account of whoever is signed in. */
const meta = {
  id: 'organizer-account',
  title: 'Organizer/Account/Account',
  component: AccountScreen,
  args: { onSaved: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const nameOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Account name/ });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
const rename = async (canvas: Canvas, name: string) => {
  const field = await nameOf(canvas);
  await userEvent.clear(field);
  if (name) await userEvent.type(field, name);
  return field;
};

/** Changed and saved; below it what each role of this account may do. */
export const Saved: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await rename(canvas, 'Northlight Events');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(await nameOf(canvas)).toHaveValue('Northlight Events');
    const viewer = (await canvas.findByText('Viewer')).parentElement;
    if (!viewer) throw new Error('The role stands in a row.');
    await expect(within(viewer).getByRole('definition')).toHaveTextContent(/^Reports and Check-in$/);
  },
};

/** Nothing is sent that the account can't be called. */
export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    const name = await rename(canvas, '');
    await save(canvas);
    await waitFor(() => expect(name).toBeInvalid());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Fix this first' })).toHaveFocus());
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** 4090: what was typed stays beside what somebody else saved. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas, args }) => {
    const name = await rename(canvas, 'Mine');
    await createClient().call(updateAccount, {
      params: { accountId: '77' },
      body: { name: 'Theirs' },
    });
    await save(canvas);
    const question = within(await screen.findByRole('dialog'));
    await expect(question.getByText('Theirs')).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(name).toHaveValue('Mine');
  },
};

/** A failed save loses nothing. */
export const SaveFails: Story = {
  parameters: { faults: { updateAccount: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    const name = await rename(canvas, 'Northlight Events');
    await save(canvas);
    await canvas.findByRole('alert');
    await expect(name).toHaveValue('Northlight Events');
  },
};

/** The account stays usable without its roles. */
export const RolesFail: Story = {
  parameters: { faults: { getRoleAttributes: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load roles')).toBeVisible();
    await expect(await nameOf(canvas)).toBeEnabled();
  },
};
