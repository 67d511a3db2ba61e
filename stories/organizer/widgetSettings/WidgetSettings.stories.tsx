import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getWidgetSettings, saveWidgetSettings } from '../../../src/contract';
import { WidgetSettingsScreen } from '../../../src/organizer/widgetSettings';
import { type Canvas, previewOf, withRoom } from '../settings';

/** Look, words and rules of the ticket widget, beside the very widget with what is in the form. */
const meta = {
  id: 'organizer-widget-settings',
  title: 'Organizer/Checkout/Widget settings',
  component: WidgetSettingsScreen,
  args: { eventId: '1001', onSaved: fn() },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof WidgetSettingsScreen>;
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

export const Loaded: Story = {
  parameters: pictured,
  args: {
    embed: {
      loader: 'https://tickets.example/embed/loader.js',
      integrity: 'sha384-abc',
      page: 'https://tickets.example/widgets/tickets/1001',
    },
  },
  play: async ({ canvas }) => {
    const preview = await previewOf(canvas);
    await preview.findByRole('heading', { name: 'Tickets' });
    await expect(canvas.getByText(/data-event-id="1001"/)).toBeVisible();
  },
};

/** What is typed is in the widget before it is saved, and what is empty stands in the widget's own words. */
export const ChangedInThePreview: Story = {
  play: async ({ canvas }) => {
    const preview = await previewOf(canvas);
    await change(canvas.getByRole('textbox', { name: 'Title' }), 'Come along');
    await preview.findByRole('heading', { name: 'Come along' });
    const presets = within(canvas.getByRole('radiogroup', { name: 'Preset' }));
    await userEvent.click(presets.getByRole('radio', { name: 'Festival' }));
    await expect(canvas.getByRole('textbox', { name: 'Action' })).toHaveValue('#c02f14');
    await waitFor(() =>
      expect(preview.getByRole('heading', { name: 'Come along' }).closest('.bx')).toHaveStyle({
        '--bx-color2': '#c02f14',
      }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }));
    await expect(await canvas.findByText('Unsaved changes')).toBeVisible();
  },
};

export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await previewOf(canvas);
    await change(canvas.getByRole('textbox', { name: 'Card orders' }), 'Pay by card');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox', { name: 'Card orders' })).toHaveValue('Pay by card');
  },
};

/** Each message of 001 §5, and those of rules and theme. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await previewOf(canvas);
    await change(canvas.getByRole('textbox', { name: 'Bitcoin' }), 'Pay via Bitcoin now');
    await change(canvas.getByRole('textbox', { name: 'Sold-out text' }), 'x'.repeat(36));
    await change(canvas.getByRole('textbox', { name: 'Minimum' }), '30');
    await change(canvas.getByRole('textbox', { name: 'Text' }), 'nearly black');
    await save(canvas);
    const form = within(canvas.getByRole('form', { name: 'Ticket widget' }));
    for (const message of [
      'Button name is too long',
      'Label text is too long',
      'Maximum value should at least match minimum',
    ])
      await expect((await form.findAllByText(message)).length).toBeGreaterThanOrEqual(1);
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeInvalid();
  },
};

/** Colours that can't be read are told, and put right with a press. */
export const HardToRead: Story = {
  play: async ({ canvas }) => {
    await previewOf(canvas);
    await change(canvas.getByRole('textbox', { name: 'Secondary text' }), '#c9c9c9');
    const [fix] = await canvas.findAllByRole('button', { name: /^Use #/ });
    if (!fix) throw new Error('No fix is offered.');
    await userEvent.click(fix);
    await expect(canvas.getByRole('textbox', { name: 'Secondary text' })).not.toHaveValue('#c9c9c9');
  },
};

/** Somebody else saved first: nothing typed is lost, and each difference is decided. */
export const SomebodyElseSaved: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await previewOf(canvas);
    await change(canvas.getByRole('textbox', { name: 'Title' }), 'Mine');
    await client.call(saveWidgetSettings, { params: { eventId: '1001' }, body: { title: 'Theirs' } });
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Theirs: Theirs' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine');
    await waitFor(async () => {
      const { title } = await client.call(getWidgetSettings, { params: { eventId: '1001' } });
      await expect(title).toBe('Mine');
    });
  },
};

/** Pressed in the preview, nothing is ordered. */
export const PressedInThePreview: Story = {
  play: async ({ canvas }) => {
    const preview = await previewOf(canvas);
    const [quantity] = await preview.findAllByRole('combobox');
    if (!quantity) throw new Error('The preview offers no tickets.');
    await userEvent.selectOptions(quantity, '1');
    await userEvent.click(await preview.findByRole('button', { name: 'Order Now' }));
    await preview.findByText('This is a preview. Nothing was ordered.');
  },
};

export const Reset: Story = {
  play: async ({ canvas }) => {
    await previewOf(canvas);
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Tickets');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset text and appearance?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(''));
  },
};

/** What was typed is still there. */
export const NotReset: Story = {
  parameters: { faults: { resetWidgetSettings: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await previewOf(canvas);
    await change(canvas.getByRole('textbox', { name: 'Title' }), 'Come along');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await canvas.findByText('Could not reset');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Come along');
  },
};

export const NotLoaded: Story = {
  parameters: { ...pictured, faults: { getWidgetSettings: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the widget settings');
  },
};

export const UnknownEvent: Story = {
  args: { eventId: '9999' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
  },
};
