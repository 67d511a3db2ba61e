import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { orderError, problemOf, type FailureLike, type Problem } from '../../src/domain';
import { withMoney } from '../../src/hooks/order/withMoney';
import { Heading } from '../../src/themed/kit/Heading';
import { ProblemBanner } from '../../src/themed/notices';
import * as css from '../kit/gallery.css';

/** Long enough to be looked at. */
const lasting = (problem: Problem): Problem => ({ ...problem, showFor: 86_400_000 });

const refused = (failure: Partial<FailureLike>, flags = {}) =>
  lasting(orderError({ code: 0, ...failure }, flags));

/** The payment is not settled: what is said of it is what is known of the money. */
function unsettled(): Problem {
  const event = withMoney(
    { type: 'refused', problem: refused({ code: 4002 }) },
    {
      method: { money: 'withOrder' },
      isCharged: false,
      isUnknown: false,
      isUnsaved: false,
      isExpired: false,
    },
  );
  return event.type === 'refused' ? event.problem : refused({});
}

/** Every way an order can be refused, by its code or case. 000 §8; FAULTS F24, F28, F76. */
const problems = {
  Default: refused({}),
  '4002': unsettled(),
  '4012': refused({ code: 4012 }),
  '4050': refused({ code: 4050, message: 'amara@tidewater.example, lars@tidewater.example' }),
  '4050, career day': refused({ code: 4050, message: 'amara@tidewater.example' }, { careerDay: true }),
  '4051': refused({ code: 4051, message: 'Amara Osei' }),
  '4060': refused({ code: 4060, message: 'Only members may register before March.' }),
  '4061': refused({ code: 4061, message: '{"state":"PENDING","token":"T-1"}' }),
  '5000': refused({ code: 5000 }),
  responseError: refused({ code: 5000, responseError: 'Insufficient funds' }),
  processorError: refused({ code: 5000, processorError: 'Do not honor' }),
  '429, Retry-After: 30': refused({ status: 429, retryAfter: 30_000 }),
  '429': refused({ status: 429 }),
  '413': refused({ status: 413 }),
  'Card, not verified': lasting(problemOf('error.payment.notVerified')),
  'Card, not completed': lasting(problemOf('error.payment.notCompleted')),
} satisfies Record<string, Problem>;

/**
 * What is said when an order is refused, above the button, for 20 seconds and a second in which it fades. It waits while it is
 * pointed at or has the focus.
 */
const meta = {
  title: 'Registration/Errors',
  component: ProblemBanner,
  args: {
    problem: problems.Default,
    supportEmail: 'help@northlight.example',
    onDismiss: fn(),
    onExpire: fn(),
  },
} satisfies Meta<typeof ProblemBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying = (name: keyof typeof problems, text: string): Story => ({
  args: { problem: problems[name] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
  },
});

export const AnythingElse = saying('Default', 'There was an error processing your request');

/** Nothing was saved; the order can be sent again. */
export const Code4002 = saying('4002', 'Nothing was charged.');

/** The host hears `sessionReachedCapacity`, and the seats are read again. */
export const Code4012 = saying(
  '4012',
  'You have selected a session that has reached capacity. Please select a different session.',
);

export const Code4050 = saying(
  '4050',
  'You can only register using a unique email address per registration. Please update the following: amara@tidewater.example, lars@tidewater.example',
);

export const Code4050OnCareerDay = saying(
  '4050, career day',
  'To proceed, please return to the ticket selection page and select only one of the ticket options available',
);

export const Code4051 = saying('4051', 'There is already an assigned registration linked to Amara Osei');

/** The server's own words. */
export const Code4060 = saying('4060', 'Only members may register before March.');

/** A gateway's answer for its own method; to any other it is no words at all. */
export const Code4061 = saying('4061', 'Could not complete your payment');

export const Code5000 = saying(
  '5000',
  "We couldn't process your request. No worries you haven't been charged!",
);

/** The gateway's words override the code's. */
export const ResponseError = saying('responseError', 'Insufficient funds');
export const ProcessorError = saying('processorError', 'Do not honor');

export const TooManyRequests = saying(
  '429, Retry-After: 30',
  'There are too many requests right now. Please wait 30 seconds, then try again.',
);
export const TooManyRequestsForNow = saying(
  '429',
  'There are too many requests right now. Please wait a moment, then try again.',
);
export const TooLarge = saying(
  '413',
  'Your answers are too large to send. Shorten long answers or choose smaller files, then try again.',
);

export const NotVerified = saying('Card, not verified', 'Your payment could not be verified');
export const NotCompleted = saying('Card, not completed', 'Could not complete your payment');

/** On one page, for designers and translators. */
export const All: Story = {
  render: (args) => (
    <div className={css.wide}>
      {Object.entries(problems).map(([name, problem]) => (
        <section key={name}>
          <Heading level={3} size="md">
            {name}
          </Heading>
          <ProblemBanner {...args} problem={problem} />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('alert')).toHaveLength(Object.keys(problems).length);
    await expect(await canvas.findAllByRole('button')).toHaveLength(Object.keys(problems).length);
  },
};

export const AllInArabic: Story = { ...All, globals: { locale: 'ar' } };
export const AllInGerman: Story = { ...All, globals: { locale: 'de', viewport: { value: 'phone' } } };
export const AllDark: Story = { ...All, globals: { scheme: 'dark' } };
