'use client';
import type {
  AvailablePaymentMethods,
  Stripe,
  StripeElementLocale,
  StripeElementsOptionsMode,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import { useEffect, useMemo } from 'react';
import type { HeldTransaction } from '../../../contract';
import { useLatest } from '../../../react';
import type { StripeWalletsInput } from '../..';
import type { StripeElements } from './stripeElements';

/** What of the wallet buttons is reacted to. */
export interface WalletHandlers {
  /** The buttons are there; with `null` no wallet is set up, and there are none. */
  onReady: (input: StripeWalletsInput | null) => void;
  /** They are gone. */
  onGone: () => void;
  onLoadError: () => void;
  onClick: (event: StripeExpressCheckoutElementClickEvent) => void;
  onConfirm: (event: StripeExpressCheckoutElementConfirmEvent) => void;
  onCancel: () => void;
}

export interface WalletElementsProps extends WalletHandlers {
  stripe: Stripe;
  locale: StripeElementLocale;
  /** What the wallet shows that is paid. */
  hold: Pick<HeldTransaction, 'orderTotal' | 'currency'>;
  /** The page is dark: the wallets' own dark buttons would not be seen on it. */
  isDark: boolean;
}

/** Stripe's buttons of the wallets that this browser has. */
export function createWalletElements(library: StripeElements) {
  const { Elements, ExpressCheckoutElement, useElements, useStripe } = library;

  return function WalletElements({ stripe, locale, hold, isDark, ...handlers }: WalletElementsProps) {
    const { orderTotal: amount } = hold;
    const currency = hold.currency.code.toLowerCase();
    const options = useMemo(
      (): StripeElementsOptionsMode => ({
        mode: 'payment',
        amount,
        currency,
        locale,
        // The order's own intent is confirmed with it, as with a card.
        paymentMethodCreation: 'manual',
        // The wallets' cards, and Link; nothing else that the account may have.
        allowedPaymentMethodTypes: ['card', 'link'],
      }),
      [amount, currency, locale],
    );
    return (
      <Elements stripe={stripe} options={options}>
        <WalletButtons isDark={isDark} {...handlers} />
      </Elements>
    );
  };

  function WalletButtons({ isDark, onReady, onGone, ...handlers }: WalletHandlers & { isDark: boolean }) {
    const stripe = useStripe();
    const elements = useElements();
    const options = useMemo(() => buttonsOf(isDark), [isDark]);
    const onGoneRef = useLatest(onGone);
    useEffect(() => () => onGoneRef.current(), [onGoneRef]);
    return (
      <ExpressCheckoutElement
        options={options}
        onReady={({ availablePaymentMethods }) => {
          if (stripe && elements) onReady(isAny(availablePaymentMethods) ? { stripe, elements } : null);
        }}
        {...handlers}
      />
    );
  }
}

const isAny = (available: AvailablePaymentMethods | undefined) =>
  available !== undefined && Object.values(available).includes(true);

function buttonsOf(isDark: boolean): StripeExpressCheckoutElementOptions {
  const theme = isDark ? 'white' : 'black';
  return {
    buttonHeight: 48,
    buttonTheme: { applePay: theme, googlePay: theme },
    layout: { overflow: 'never' },
  };
}
