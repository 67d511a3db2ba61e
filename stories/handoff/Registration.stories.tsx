import type { Meta, StoryObj } from '@storybook/react-vite';
import { docs as countdown } from '../registration/Countdown.docs';
import { docs as covered } from '../registration/CoveredNotice.docs';
import { docs as summary } from '../registration/OrderSummary.docs';
import { docs as form } from '../registration/RegistrationForm.docs';
import { docs as layout } from '../registration/RegistrationLayout.docs';
import { docs as states } from '../registration/States.docs';
import { docs as warning } from '../registration/TimeWarning.docs';
import { anatomyOf, handOff } from './anatomyOf';

/** The parts of the registration screen, measured in the browser. */
const meta = {
  ...handOff,
  title: 'Hand-off/Registration',
  parameters: { ...handOff.parameters },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Branding: Story = anatomyOf(summary.Branding);
export const Countdown: Story = anatomyOf(countdown.Countdown);
export const CoveredNotice: Story = anatomyOf(covered.CoveredNotice);
export const OfflineNotice: Story = anatomyOf(layout.OfflineNotice);
export const OrderSummary: Story = anatomyOf(summary.OrderSummary);
export const OutcomeUnknown: Story = anatomyOf(states.OutcomeUnknown);
export const RegistrationForm: Story = anatomyOf(form.RegistrationForm);
export const RegistrationLayout: Story = anatomyOf(layout.RegistrationLayout);
export const StatePanel: Story = anatomyOf(states.StatePanel);
export const TimedOut: Story = anatomyOf(states.TimedOut);
export const TimeWarning: Story = anatomyOf(warning.TimeWarning);
