import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { MyOrder } from '../../src/widget';

/** A buyer comes back to an order, on the mock backend. */
const meta = {
  title: 'Journeys/My order',
  component: MyOrder,
  args: { eventId: '1001', onError: fn() },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
} satisfies Meta<typeof MyOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Found, an attendee corrected and saved, and the ticket sent to the new address. */
export const FindEditResend: Story = {
  play: async ({ canvas, userEvent, loaded, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Order number/ }), '2000-4817');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'amara@tidewater.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Find my order' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit attendee for Kwame/ }));
    const email = await canvas.findByRole('textbox', { name: /^Email/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'kwame@harbour.example');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Dietary/ }), 'Vegetarian');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const heading = await canvas.findByRole('heading', { name: 'Order 2000-4817' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('Changes saved.')).toBeVisible();
    await expect(canvas.getByText('Vegetarian')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Resend ticket for Kwame/ }));
    await expect(await canvas.findByText('Sent to kwame@harbour.example.')).toBeVisible();
    const { db } = loaded['backend'] as MockBackend;
    await expect(db.orderBook.get('2000-4817').tickets[1]).toMatchObject({ email: 'kwame@harbour.example' });
    await expect(db.rows('orderMails', '1001').all().at(-1)).toMatchObject({ to: 'kwame@harbour.example' });
    await expect(args.onError).not.toHaveBeenCalled();
  },
};
