import type { Meta, StoryObj } from '@storybook/react-vite';
import { docs as calendar } from '../confirmation/AddToCalendar.docs';
import { docs as confirmation } from '../confirmation/Confirmation.docs';
import { docs as states } from '../confirmation/ConfirmationStates.docs';
import { anatomyOf, handOff } from './anatomyOf';

/** What follows an order, measured in the browser. */
const meta = {
  ...handOff,
  title: 'Hand-off/Confirmation',
  parameters: { ...handOff.parameters },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddToCalendar: Story = anatomyOf(calendar.AddToCalendar);
export const Confirmation: Story = anatomyOf(confirmation.Confirmation);
export const OrderOutcome: Story = anatomyOf(states.OrderOutcome);
export const ShareSection: Story = anatomyOf(confirmation.ShareSection);
