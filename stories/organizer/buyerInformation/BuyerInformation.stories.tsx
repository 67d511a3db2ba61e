import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getWidgetSettings, saveWidgetSettings } from '../../../src/contract';
import { BuyerInformationScreen } from '../../../src/organizer/buyerInformation';
import { previewOf, withRoom } from '../settings';

/** What the buyers of an event are asked and helped with, beside the form they get. */
const meta = {
  id: 'organizer-buyer-information',
  title: 'Organizer/Checkout/Buyer information',
  component: BuyerInformationScreen,
  args: { eventId: '1001', onSaved: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof BuyerInformationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether a buyer is asked depends on the event, the order, and what attendees are asked already. */
export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const preview = await previewOf(canvas);
    await expect(preview.getByRole('textbox', { name: /First Name\*/ })).toBeVisible();
    const order = preview.getByRole('combobox', { name: 'Order type' });
    await userEvent.selectOptions(order, 'Free event, one ticket');
    await waitFor(() => expect(preview.queryByRole('textbox')).toBeNull());
    await userEvent.selectOptions(order, 'Free event, multiple tickets');
    await expect(await preview.findByRole('textbox', { name: /First Name\*/ })).toBeVisible();
    await userEvent.selectOptions(order, 'Paid event');
  },
};

/** The form shows a change at once; of the widget's settings nothing else is touched. */
export const Saved: Story = {
  play: async ({ canvas, args }) => {
    const preview = await previewOf(canvas);
    const linkedin = canvas.getByRole('switch', { name: 'Autofill from LinkedIn' });
    const reuse = canvas.getByRole('switch', { name: 'Reuse saved details' });
    for (const help of [linkedin, reuse])
      if (help.getAttribute('aria-checked') !== 'true') await userEvent.click(help);
    await userEvent.click(await preview.findByRole('button', { name: 'Use my saved details' }));
    await expect(preview.getByRole('textbox', { name: /Email/ })).toHaveValue('robin@example.com');
    await userEvent.click(linkedin);
    await waitFor(() => expect(preview.queryByRole('button', { name: /LinkedIn/ })).toBeNull());
    const client = createClient();
    const params = { eventId: '1001' };
    await client.call(saveWidgetSettings, { params, body: { title: 'Changed meanwhile' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    const { title, allowInformationReuse, allowLinkedinAutofill } = await client.call(getWidgetSettings, {
      params,
    });
    await expect({ title, allowInformationReuse, allowLinkedinAutofill }).toEqual({
      title: 'Changed meanwhile',
      allowInformationReuse: true,
      allowLinkedinAutofill: false,
    });
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getWidgetSettings: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('We could not load the buyer information');
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
