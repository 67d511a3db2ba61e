import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Countdown, RegistrationForm, RegistrationLayout, TimedOut } from '../../src/themed/registration';
import { OrderSummary } from '../../src/themed/summary';
import { filledIn, formArgs, hold, northlight, widgetConfig } from '../fixtures/orders';

const form = <RegistrationForm {...formArgs} draft={filledIn} onBack={fn()} />;

const meta = {
  title: 'Registration/RegistrationLayout',
  component: RegistrationLayout,
  args: {
    countdown: <Countdown remaining={872_000} total={3_600_000} eventName={northlight.name} />,
    summary: <OrderSummary hold={hold} widget={widgetConfig} />,
    children: form,
  },
} satisfies Meta<typeof RegistrationLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const WithoutCountdown: Story = { args: { countdown: undefined } };

export const TwoMinutesLeft: Story = {
  args: { countdown: <Countdown remaining={118_000} total={3_600_000} eventName={northlight.name} /> },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TimeIsOver: Story = {
  args: { countdown: undefined, children: <TimedOut onStartOver={fn()} /> },
};
