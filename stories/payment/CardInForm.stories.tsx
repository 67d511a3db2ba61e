import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createFakeStripeLoader } from '../../mocks/gateways/fakeStripe';
import { createStripeLedger } from '../../mocks/gateways/stripeLedger';
import { cardBrands } from '../../src/domain';
import { StripeCardFields } from '../../src/themed/payment/StripeCardFields';
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
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, name: RegExp) => canvas.findByRole('textbox', { name });

/** The card's own errors stand in the summary, which leads into its frames. */
export const EmptyCard: Story = {
  play: async ({ canvas, args }) => {
    const number = await field(canvas, /card number/);
    await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }));
    const summary = within(await canvas.findByRole('region', { name: /fix your errors/ }));
    const words = summary.getAllByRole('link').map((link) => link.textContent);
    await expect(words).toEqual([
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
    await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const card = { number: 'complete', expiry: 'complete', cvc: 'complete', cardName: 'Amara Osei' };
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ card }));
  },
};
