import { createWalletElement, type FakeWallet, type FakeWalletOptions } from './walletElement';

/** The options of Stripe's `elements` that the fake heeds. */
export interface GroupOptions {
  mode?: string;
  amount?: number;
  currency?: string;
  paymentMethodCreation?: string;
}

/** The card in every wallet of the fake. Written when it pays: a page in which nobody typed a number holds none (FAULTS A19). */
export const walletCard = () => '4242'.repeat(4);

/** One `elements` of the fake with its wallets, as strict as Stripe's about the order of calls. */
export function createWalletGroup(
  { mode, amount, currency, paymentMethodCreation }: GroupOptions,
  options: FakeWalletOptions & { failToLoad?: boolean | 'silent' },
) {
  let isMade = false;
  let paidBy: FakeWallet | undefined;
  let isSubmitted = false;
  return {
    create(given: object) {
      if (mode !== 'payment' || !amount || !currency)
        throw new Error('The expressCheckout element needs elements with mode, amount and currency.');
      if (isMade) throw new Error('Can only create one Element of type expressCheckout.');
      isMade = true;
      return createWalletElement(given, {
        ...options,
        failsToLoad: options.failToLoad ?? false,
        onPaid: (wallet) => {
          paidBy = wallet;
          isSubmitted = false;
        },
        onDestroyed: () => (isMade = false),
      });
    },
    submit() {
      isSubmitted = true;
      return Promise.resolve({});
    },
    /** A payment method of what the open wallet answered. */
    methodOf(id: string) {
      if (paymentMethodCreation !== 'manual')
        throw new Error('Elements make a payment method with paymentMethodCreation: manual only.');
      if (!isSubmitted) throw new Error('elements.submit() must be called before createPaymentMethod.');
      if (!paidBy) throw new Error('No wallet was opened.');
      return paidBy === 'link'
        ? { id, object: 'payment_method', type: 'link' }
        : { id, object: 'payment_method', type: 'card', card: { brand: 'visa', last4: '4242' } };
    },
  };
}
