import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getSignedInPerson } from '../../../src/contract';
import { ProfileScreen } from '../../../src/organizer/account';
import { type Canvas, withRoom } from '../settings';

/** Whoever is signed in: photo and name. */
const meta = {
  id: 'organizer-profile',
  title: 'Organizer/Account/Your profile',
  component: ProfileScreen,
  args: { onSaved: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rename = async (canvas: Canvas, name: string) => {
  const field = await canvas.findByRole('textbox', { name: /^First name/ });
  await userEvent.clear(field);
  if (name) await userEvent.type(field, name);
  return field;
};
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const Saved: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await rename(canvas, 'Inés');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect((await createClient().call(getSignedInPerson, {}))['first-name']).toBe('Inés');
    await expect(canvas.getByText('ines.park@platform.example')).toBeVisible();
  },
};

/** Nothing is sent without a name. */
export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    const name = await rename(canvas, '');
    await save(canvas);
    await waitFor(() => expect(name).toBeInvalid());
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** A failed save loses nothing. */
export const SaveFails: Story = {
  parameters: { faults: { updateSignedInPerson: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    const name = await rename(canvas, 'Inés');
    await save(canvas);
    await canvas.findByRole('alert');
    await expect(name).toHaveValue('Inés');
  },
};

export const SignedOut: Story = {
  parameters: { scenario: { ...scenarios.conference, session: 'none' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your profile')).toBeVisible();
  },
};

/** Mirrored; an address is read from left to right all the same. */
export const FromRightToLeft: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ines.park@platform.example')).toBeVisible();
    await expect(await canvas.findByDisplayValue('Ines')).toBeEnabled();
  },
};
