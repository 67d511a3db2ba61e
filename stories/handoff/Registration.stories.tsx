import type { Meta, StoryObj } from '@storybook/react-vite';
import { docs as countdown } from '../registration/Countdown.docs';
import { docs as summary } from '../registration/OrderSummary.docs';
import { docs as states } from '../registration/States.docs';
import { anatomyOf, handOff } from './anatomyOf';

/** The parts of the registration screen, measured in the browser. */
const meta = { ...handOff, title: 'Hand-off/Registration' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Countdown: Story = anatomyOf(countdown.Countdown);
export const OrderSummary: Story = anatomyOf(summary.OrderSummary);
export const OutcomeUnknown: Story = anatomyOf(states.OutcomeUnknown);
export const TimedOut: Story = anatomyOf(states.TimedOut);
