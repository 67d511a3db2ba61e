import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { notPictured, ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { TicketsScreen } from '../../../src/organizer/orders';
import { dialogNamed, press } from './orderPlay';

/** People are invited to get tickets. */
const meta = {
  id: 'organizer-orders-invite',
  title: 'Organizer/Sales/Orders/Invite',
  component: TicketsScreen,
  args: { eventId: '1001' },
  parameters: { ...ofOneScreen, scenario: scenarios.conference },
} satisfies Meta<typeof TicketsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Invite people';

const people = async (canvas: Parameters<typeof press>[0], text: string) => {
  await press(canvas, title);
  const dialog = await dialogNamed(title);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email addresses' }), text);
  return dialog;
};

/** Who has a ticket already is not written to, and that is said. */
export const OneHasTicket: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const dialog = await people(
      canvas,
      'Ines Vidal <ines@vidal.example>{Enter}teo@vidal.example{Enter}amara@tidewater.example',
    );
    await press(dialog, 'Send invitations');
    await canvas.findByText('2 invitations sent');
    await expect(canvas.getByText('Already have a ticket and were not emailed: 1.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: title })).toHaveFocus());
  },
};

/** Nothing is sent to anybody. */
export const AddressNotValid: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const dialog = await people(canvas, 'ines@vidal.example{Enter}teo at vidal');
    await press(dialog, 'Send invitations');
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Email addresses' })).toHaveAccessibleDescription(
        /at least one is not valid/,
      ),
    );
  },
};

export const Refused: Story = {
  parameters: {
    ...notPictured('Looks as another refusal.'),
    faults: { inviteToTickets: { kind: 'error500' } },
  },
  play: async ({ canvas }) => {
    const dialog = await people(canvas, 'ines@vidal.example');
    await press(dialog, 'Send invitations');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/second email|try again/i);
    await expect(dialog.getByRole('textbox', { name: 'Email addresses' })).toHaveValue('ines@vidal.example');
  },
};
