import type { Meta, StoryObj } from '@storybook/react-vite';
import { docs as calendar } from '../headless/AddToCalendar.docs';
import { docs as confirmation } from '../headless/Confirmation.docs';
import { docs as countdown } from '../headless/Countdown.docs';
import { docs as invoice } from '../headless/Invoice.docs';
import { docs as summary } from '../headless/OrderSummary.docs';
import { docs as picker } from '../headless/PaymentPicker.docs';
import { docs as promotion } from '../headless/Promotion.docs';
import { docs as form } from '../headless/RegistrationForm.docs';
import { docs as email } from '../headless/ShareEmail.docs';
import { docs as social } from '../headless/ShareSocial.docs';
import { anatomyOf, handOff } from './anatomyOf';

/** Parts without looks, measured as a browser draws them by itself. */
const meta = { ...handOff, title: 'Hand-off/Headless', parameters: { ...handOff.parameters } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddToCalendar: Story = anatomyOf(calendar.AddToCalendar);
export const Confirmation: Story = anatomyOf(confirmation.Confirmation);
export const Countdown: Story = anatomyOf(countdown.Countdown);
export const Invoice: Story = anatomyOf(invoice.Invoice);
export const OrderSummary: Story = anatomyOf(summary.OrderSummary);
export const PaymentPicker: Story = anatomyOf(picker.PaymentPicker);
export const Promotion: Story = anatomyOf(promotion.Promotion);
export const RegistrationForm: Story = anatomyOf(form.RegistrationForm);
export const ShareEmail: Story = anatomyOf(email.ShareEmail);
export const ShareSocial: Story = anatomyOf(social.ShareSocial);
