import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Stripe } from '@stripe/stripe-js';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { notPictured, pictured } from '../../.storybook/modes';
import { createFakeStripeLoader } from '../../mocks/gateways/fakeStripe';
import { createStripeLedger } from '../../mocks/gateways/stripeLedger';
import { cardBrands } from '../../src/domain';
import type { PaymentStep } from '../../src/payments';
import { notVerified, refused, stoppedAt, unknownStatus } from '../../src/payments/stripe/refusals';
import { ProblemBanner } from '../../src/themed/notices/ProblemBanner';
import { StripeCardFields } from '../../src/payments/stripe/ui/StripeCardFields';
import { RegistrationForm } from '../../src/themed/registration';
import { filledIn, formArgs, widgetConfig } from '../fixtures/orders';

const load = createFakeStripeLoader({ ledger: createStripeLedger() });

const meta = {
  title: 'Payment/Card in the form',
  component: RegistrationForm,
  args: {
    ...formArgs,
    draft: filledIn,
    onSubmit: fn(),
    payment: (slot) => <StripeCardFields {...slot} load={load} brands={cardBrands(widgetConfig)} />,
  },
  parameters: {
    ...notPictured(
      'The form and the card have pictures of their own; these differ in what is said in between.',
    ),
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, name: RegExp) => canvas.findByRole('textbox', { name });

/** The card's own errors stand in the summary, which leads into its frames. */
export const EmptyCard: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    const number = await field(canvas, /card number/);
    await userEvent.click(canvas.getByRole('button', { name: /^Order Now/ }));
    const summary = within(await canvas.findByRole('region', { name: /fix your errors/ }));
    const text = summary.getAllByRole('link').map((link) => link.textContent);
    await expect(text).toEqual([
      'Card number is required',
      'Card expiry date is required',
      'CVC is required',
      'Full name is required.',
    ]);
    await userEvent.click(summary.getByRole('link', { name: 'Card number is required' }));
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.keyboard('4242424242424242');
    await waitFor(() => expect(summary.queryByText('Card number is required')).toBeNull());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A complete form is handed over once, without a digit of the card. FAULTS A19. */
export const CompleteCard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await field(canvas, /card number/), '4242424242424242');
    await userEvent.type(await field(canvas, /expiration date/), '1230');
    await userEvent.type(await field(canvas, /CVC/), '123');
    await userEvent.type(canvas.getByLabelText('Full name'), 'Amara Osei');
    await userEvent.click(canvas.getByRole('button', { name: /^Order Now/ }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const card = { number: 'complete', expiry: 'complete', cvc: 'complete', cardName: 'Amara Osei' };
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ card }));
  },
};

/** Some of it: the form lists what is missing, in the provider's words where it has some. */
export const PartlyFilledIn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await field(canvas, /card number/), '424242424242');
    await userEvent.type(await field(canvas, /CVC/), '123');
    await userEvent.click(canvas.getByRole('button', { name: /^Order Now/ }));
    const summary = within(await canvas.findByRole('region', { name: /fix your errors/ }));
    const text = summary.getAllByRole('link').map((link) => link.textContent);
    await expect(text).toEqual([
      'Your card number is incomplete.',
      'Card expiry date is required',
      'Full name is required.',
    ]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** On its way: the button turns, and a second press does nothing. */
export const Processing: Story = { parameters: pictured, args: { busy: true } };

const refusedWith = (step: PaymentStep): Story => ({
  args: {
    problem: (
      <ProblemBanner
        problem={step.next === 'refused' ? step.problem : null}
        onDismiss={() => undefined}
        onExpire={() => undefined}
      />
    ),
  },
  play: async ({ canvas }) => {
    await field(canvas, /card number/);
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
  },
});

export const Refused = refusedWith(refused({ message: 'Your card was declined.' }, 'notCharged'));
export const NotVerified = refusedWith(notVerified('requires_payment_method'));
export const ChallengeLeft = refusedWith(stoppedAt('requires_action', 'open'));
export const BankUndecided = refusedWith(stoppedAt('processing', 'processing'));
export const Canceled = refusedWith(stoppedAt('canceled', 'canceled'));
export const NotSent = refusedWith(refused(undefined, 'notSent'));
export const MoneyInDoubt = refusedWith(refused(undefined, 'unknown'));
export const UnknownStatus = refusedWith(unknownStatus('requires_capture'));

const never = () => new Promise<Stripe>(() => undefined);
const fails = createFakeStripeLoader({ ledger: createStripeLedger(), failToLoad: true });
const withLoader = (load: () => Promise<Stripe>): Story['args'] => ({
  payment: (slot) => <StripeCardFields {...slot} load={load} brands={cardBrands(widgetConfig)} />,
});
const onlyProblem = async (canvas: Canvas, text: string) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Order Now/ }));
  const summary = within(await canvas.findByRole('region', { name: /fix your errors/ }));
  await expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([text]);
};

/** Not there yet: nothing can be sent, and no field is said to be wrong. */
export const StillLoading: Story = {
  args: { ...withLoader(never) },
  play: async ({ canvas, args }) => {
    await onlyProblem(canvas, 'The card fields are still loading');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** FAULTS F33: nothing can be sent, and the summary leads to the way out. */
export const NotLoaded: Story = {
  args: { ...withLoader(fails) },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Retry' });
    await onlyProblem(canvas, 'The card fields could not load');
    await userEvent.click(canvas.getByRole('link', { name: 'The card fields could not load' }));
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
