import type { Meta, StoryObj } from '@storybook/react-vite';
import { docs as challenge } from '../payment/ChallengeDialog.docs';
import { docs as free } from '../payment/FreeNote.docs';
import { docs as hosted } from '../payment/HostedCardFields.docs';
import { docs as picker } from '../payment/PaymentPicker.docs';
import { docs as stripe } from '../payment/StripeCardFields.docs';
import { docs as zooz } from '../payment/ZoozFrame.docs';
import { anatomyOf, handOff } from './anatomyOf';

/** The ways to pay, measured in the browser. */
const meta = { ...handOff, title: 'Hand-off/Payment', parameters: { ...handOff.parameters } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChallengeDialog: Story = anatomyOf(challenge.ChallengeDialog);
export const FreeNote: Story = anatomyOf(free.FreeNote);
export const HostedCardFields: Story = anatomyOf(hosted.HostedCardFields);
export const PaymentPicker: Story = anatomyOf(picker.PaymentPicker);
export const StripeCardFields: Story = anatomyOf(stripe.StripeCardFields);
export const ZoozFrame: Story = anatomyOf(zooz.ZoozFrame);
