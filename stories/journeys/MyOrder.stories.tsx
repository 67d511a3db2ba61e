import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { BuyerRequestsScreen } from '../../src/organizer/myOrder';
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
type Play = Parameters<NonNullable<Story['play']>>[0];

async function findOrder({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Order number/ }), '2000-4817');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'amara@tidewater.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Find my order' }));
}

/** Found, an attendee corrected and saved, and the ticket sent to the new address. */
export const FindEditResend: Story = {
  play: async (play) => {
    const { canvas, userEvent, loaded, args } = play;
    await findOrder(play);
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

/** A buyer asks to transfer a ticket, the organizer approves with a note, and both see the new attendee. */
export const TransferRequestedAndApproved: Story = {
  render: function BothSides(args) {
    const [side, setSide] = useState<'buyer' | 'organizer'>('buyer');
    return (
      <>
        <button type="button" onClick={() => setSide(side === 'buyer' ? 'organizer' : 'buyer')}>
          Change sides
        </button>
        {side === 'buyer' ? <MyOrder {...args} /> : <BuyerRequestsScreen eventId="1001" />}
      </>
    );
  },
  play: async (play) => {
    const { canvas, userEvent, args } = play;
    const changeSides = () => userEvent.click(canvas.getByRole('button', { name: 'Change sides' }));
    await findOrder(play);
    await userEvent.click(await canvas.findByRole('button', { name: /^Request transfer for Amara/ }));
    const request = within(await screen.findByRole('dialog'));
    await userEvent.type(request.getByRole('textbox', { name: /^First name/ }), 'Esi');
    await userEvent.type(request.getByRole('textbox', { name: /^Last name/ }), 'Boateng');
    await userEvent.type(request.getByRole('textbox', { name: /^Email/ }), 'esi@tidewater.example');
    await userEvent.click(request.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText(/^Transfer to Esi Boateng requested/)).toBeVisible();
    await changeSides();
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Amara Osei, Transfer' }));
    const drawer = within(await screen.findByRole('complementary'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Approve' }));
    const decision = within(await screen.findByRole('dialog', { name: 'Approve this transfer?' }));
    await userEvent.click(decision.getByRole('button', { name: 'Approve' }));
    await expect(await drawer.findByText('Decision sent to amara@tidewater.example.')).toBeVisible();
    await changeSides();
    await findOrder(play);
    await expect(await canvas.findByText('Transfer to Esi Boateng approved')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Edit attendee for Esi/ })).toBeVisible();
    await expect(args.onError).not.toHaveBeenCalled();
  },
};
