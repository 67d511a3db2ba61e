import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { savePostRegistration } from '../../../src/contract';
import { ConfirmationSettingsScreen } from '../../../src/organizer/confirmation';
import { type Canvas, previewOf, withRoom } from '../settings';

/** What buyers see once they have registered, beside the very screen with what is in the form. */
const meta = {
  id: 'organizer-confirmation-settings',
  title: 'Organizer/Checkout/Confirmation/Settings',
  component: ConfirmationSettingsScreen,
  args: { eventId: '1001', onSaved: fn() },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof ConfirmationSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of another organizer. */
const client = createClient();

const change = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** The message's placeholders are filled in with a sample's. */
export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const preview = await previewOf(canvas);
    await preview.findByRole('heading', { name: 'Before you come' });
  },
};

export const ChangedInThePreview: Story = {
  play: async ({ canvas }) => {
    const preview = await previewOf(canvas);
    await userEvent.click(canvas.getByRole('switch', { name: 'Add to calendar' }));
    await waitFor(() => expect(preview.queryByRole('heading', { name: /calendar/i })).toBeNull());
    await change(canvas.getByRole('textbox', { name: 'Button color' }), '#7a1f5c');
    await expect(await canvas.findByText('Unsaved changes')).toBeVisible();
  },
};

/** Buyers get a readable colour in its place, and the organizer is told. */
export const HardToRead: Story = {
  play: async ({ canvas }) => {
    await previewOf(canvas);
    await change(canvas.getByRole('textbox', { name: 'Link color' }), '#e0e0e0');
    await canvas.findByText(/^Link color: contrast 1\.3 to 1/);
  },
};

export const Wrong: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await previewOf(canvas);
    await change(canvas.getByRole('textbox', { name: 'Title color' }), 'mauve-ish');
    await save(canvas);
    await expect(canvas.getByRole('textbox', { name: 'Title color' })).toBeInvalid();
  },
};

/** Somebody else saved first: nothing typed is lost, and each difference is decided. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas, args }) => {
    await previewOf(canvas);
    await userEvent.click(canvas.getByRole('switch', { name: 'Bold text' }));
    await client.call(savePostRegistration, {
      params: { eventId: '1001' },
      body: { showAlsoAttending: false },
    });
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('switch', { name: 'Bold text' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Community' })).not.toBeChecked();
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getPostRegistration: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not load the confirmation settings',
    );
  },
};
