import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { problemOf, type Problem } from '../../src/domain';
import { ProblemBanner } from '../../src/themed/notices/ProblemBanner';
import { OutcomeUnknown } from '../../src/themed/registration';
import { TimedOutStep } from '../../src/widget/registration/TimedOutStep';

interface OutcomeProps {
  /** In the words of the specification. */
  message: string;
  /** What became of the money. */
  detail?: string;
}

const problemWith = ({ message, detail }: OutcomeProps): Problem => ({
  ...problemOf(message),
  ...(detail !== undefined && { detail: { key: detail } }),
  showFor: Infinity,
});

/** Back at the form. */
const Outcome = (props: OutcomeProps) => (
  <ProblemBanner problem={problemWith(props)} onDismiss={() => undefined} onExpire={() => undefined} />
);

/** Every end of a payment that is no order, and what it says about the money. FAULTS F22–F26. */
const meta = {
  title: 'Payment/Outcomes',
  component: Outcome,
  args: { message: 'error.payment.notCompleted' },
} satisfies Meta<typeof Outcome>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying = (message: string, title: string, detail?: string, text = title): Story => ({
  args: { message, ...(detail !== undefined && { detail }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(await canvas.findByText(text, { exact: false })).toBeVisible();
  },
});

const processing = 'There was an error processing your request';
const notCompleted = 'Could not complete your payment';

export const NotVerified = saying(
  'error.payment.notVerified',
  'Your payment could not be verified',
  'payment.stripe.notCharged',
  'Nothing was charged. Try again, or use another card.',
);
export const NotCompleted = saying(
  'error.payment.notCompleted',
  notCompleted,
  'payment.money.notCharged',
  'Nothing was charged.',
);
export const ChallengeLeft = saying(
  'error.payment.notCompleted',
  notCompleted,
  'payment.stripe.open',
  'nothing is charged until you confirm',
);
export const StillProcessing = saying(
  'error.payment.notCompleted',
  notCompleted,
  'payment.stripe.processing',
  'Your bank has not decided yet',
);
export const NobodyKnows = saying(
  'error.payment.notCompleted',
  notCompleted,
  'payment.stripe.unknown',
  'We don’t know yet whether your card was charged.',
);
export const Refused = saying(
  'error.notCharged',
  "We couldn't process your request. No worries you haven't been charged!",
);
export const NotSaved = saying(
  'error.default',
  processing,
  'payment.money.notSaved',
  'We have not received your order yet. You can submit it again. You won’t be charged twice.',
);
export const ChargedAndNotSaved = saying(
  'error.default',
  processing,
  'payment.money.charged',
  'Your card was charged, but your order is not complete yet.',
);
/** The buyer wants to begin anew, and an order that may be paid for could not be given up. */
export const NotGivenBack = saying(
  'registration.notGivenBack',
  'We could not release your tickets. Try again before you place a new order.',
);
export const Interrupted = saying(
  'payment.interrupted',
  'Your payment was interrupted before your order was complete. Check your details and try again. You won’t be charged twice.',
);

const startOver = fn();
const late = (message: string, detail: string | undefined, text: string): Story => ({
  render: () => (
    <TimedOutStep
      problem={problemWith({ message, ...(detail !== undefined && { detail }) })}
      onStartOver={startOver}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
    await expect(
      canvas.getByRole('heading', { name: 'Your registration process has timed out' }),
    ).toBeVisible();
  },
});

/** F22, F23: the time ran out on the way, and what became of the payment is said first. */
export const LateAndNotCharged = late(
  'error.payment.notVerified',
  'payment.money.notCharged',
  'Nothing was charged.',
);
export const LateAndCharged = late(
  'error.default',
  'payment.money.late',
  'Your card was charged, but your tickets',
);
export const LateAndUnsure = late('error.default', 'payment.money.unsure', 'Your order was not placed.');
export const SoldMeanwhile = late('error.default', 'payment.money.refunded', 'Your card is refunded.');

const request = fn();

/** After some questions without an answer the buyer reads what else can be done; never to pay again. */
export const NoAnswerAtAll: Story = {
  render: function NoAnswer() {
    const [checking, setChecking] = useState(false);
    const check = () => {
      request();
      setChecking(true);
      setTimeout(() => setChecking(false), 20);
    };
    return <OutcomeUnknown checking={checking} onCheckAgain={check} supportEmail="help@northlight.example" />;
  },
  play: async ({ canvas, userEvent }) => {
    const again = canvas.getByRole('button', { name: 'Check again' });
    await expect(canvas.queryByRole('link')).toBeNull();
    for (let requests = 1; requests < 3; requests += 1) {
      await userEvent.click(again);
      await canvas.findByText('No response yet.');
    }
    await expect(await canvas.findByRole('link', { name: 'help@northlight.example' })).toHaveAttribute(
      'href',
      'mailto:help@northlight.example',
    );
    await expect(canvas.getByText(/Please contact the organizer before you pay again/)).toBeVisible();
  },
};
