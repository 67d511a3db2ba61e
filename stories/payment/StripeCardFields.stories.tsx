import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Stripe } from '@stripe/stripe-js';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createFakeStripe, createFakeStripeLoader } from '../../mocks/gateways/fakeStripe';
import { createStripeLedger } from '../../mocks/gateways/stripeLedger';
import { cardBrands } from '../../src/domain';
import { StripeCardFields, type StripeCardFieldsProps } from '../../src/payments/stripe/ui/StripeCardFields';
import { widgetConfig } from '../fixtures/orders';

const fakeLoader = (failToLoad: number | boolean = false) =>
  createFakeStripeLoader({ ledger: createStripeLedger(), failToLoad });

const meta = {
  title: 'Payment/StripeCardFields',
  component: StripeCardFields,
  args: {
    load: fakeLoader(),
    brands: cardBrands(widgetConfig),
    onReady: fn(),
    onCardChange: fn(),
    onCardFieldBlur: fn(),
    onCardNameChange: fn(),
  },
} satisfies Meta<typeof StripeCardFields>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const numberIn = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Credit or debit card number' });

export const Empty: Story = { play: async ({ canvas }) => expect(await numberIn(canvas)).toBeVisible() };

export const PartlyFilledIn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await numberIn(canvas), '4242424242424242');
    await userEvent.type(canvas.getByRole('textbox', { name: /expiration date/ }), '12');
    await expect(args.onCardChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ status: { number: 'complete', expiry: 'incomplete', cvc: 'empty' } }),
    );
  },
};

export const Complete: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await numberIn(canvas), '4242424242424242');
    await userEvent.type(canvas.getByRole('textbox', { name: /expiration date/ }), '1230');
    await userEvent.type(canvas.getByRole('textbox', { name: /CVC/ }), '123');
    await userEvent.type(canvas.getByLabelText('Full name'), 'Amara Osei');
    await expect(args.onCardChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ status: { number: 'complete', expiry: 'complete', cvc: 'complete' } }),
    );
    await expect(args.onReady).toHaveBeenLastCalledWith(expect.objectContaining({ cardName: 'Amara Osei' }));
  },
};

/** The frames are on their way. */
export const Loading: Story = {
  args: { load: () => new Promise<Stripe>(() => undefined) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the card fields');
    await expect(args.onReady).toHaveBeenLastCalledWith(null);
  },
};

/** The provider's own words stand where it found something. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await numberIn(canvas), '4242424242424241');
    await userEvent.type(canvas.getByRole('textbox', { name: /expiration date/ }), '1225');
    await userEvent.type(canvas.getByRole('textbox', { name: /CVC/ }), '12');
    await userEvent.tab();
    await canvas.findByText('Your card number is invalid.');
    await canvas.findByText("Your card's expiration year is in the past.");
    await canvas.findByText("Your card's security code is incomplete.");
    const number = canvas.getByRole('group', { name: 'Card number' });
    await expect(number).toHaveAccessibleDescription('Your card number is invalid.');
  },
};

/** 000 §5 Card elements, after a submit with nothing in them. */
export const NothingFilledIn: Story = {
  args: {
    errors: {
      number: 'Card number is required',
      expiry: 'Card expiry date is required',
      cvc: 'CVC is required',
      cardName: 'Full name is required.',
    },
  },
  play: async ({ canvas }) => {
    await numberIn(canvas);
    await expect(await canvas.findByText('Card expiry date is required')).toBeVisible();
  },
};

/** The script is blocked: a way on, and no way to submit. FAULTS F33–F36. */
export const FailedToLoad: Story = {
  args: { load: fakeLoader(true) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The card fields could not load');
    await expect(args.onReady).not.toHaveBeenCalledWith(expect.objectContaining({ cardName: '' }));
  },
};

/** A loader for each look at the story. */
function FailsOnce(props: StripeCardFieldsProps) {
  const [load] = useState(() => fakeLoader(1));
  return <StripeCardFields {...props} load={load} />;
}

export const LoadedOnRetry: Story = {
  render: (args) => <FailsOnce {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await numberIn(canvas)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The elements say that they can't load. FAULTS F37. */
export const ElementsFail: Story = {
  args: {
    load: () => Promise.resolve(createFakeStripe({ ledger: createStripeLedger(), failToLoad: true })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The card fields could not load');
  },
};

/** Marks by their flags, without American Express where a feature hides it. */
export const FewerMarks: Story = {
  args: {
    brands: cardBrands({ ...widgetConfig, discoverVisible: false }, { hideAmericanExpress: true }),
  },
  play: async ({ canvas }) => {
    await numberIn(canvas);
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(2));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
