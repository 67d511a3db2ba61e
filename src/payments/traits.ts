import type { HoldRequest, PaymentChoice } from '../contract';
import type { MethodId, PaymentMethod } from './types';

/** What the shop must know of a method besides its payment: for lists, texts and messages, before any code of the method is loaded. @public */
export interface MethodTraits {
  /** The gateway's name where it is paid at one. */
  readonly id: MethodId;
  /** What the buyer chooses on the ticket list to pay so. */
  readonly choice: PaymentChoice;
  /** Sent with the hold where the buyer chose it on the list. */
  readonly hold?: Pick<HoldRequest, 'payByInvoice' | 'isPayByBitcoin'>;
  /** The order is held as one that is paid by invoice. */
  readonly isByInvoice?: boolean;
  /** Where it is possible, the ticket list shows the marks of the cards. */
  readonly showsCardMarks?: boolean;
  /** It is paid on a page of its own that knows its buyers: what they typed is not remembered here (000 §4 Submit). */
  readonly isElsewhere?: boolean;
  /**
   * When money is taken. `none`: never by this order. `withOrder`: not before it is saved, unless there is an intent. `byProvider`: only
   * the provider knows.
   */
  readonly money: 'none' | 'withOrder' | 'byProvider';
  /** Where money arrives before the order is sent: the key of what is said of it when the order can't be saved. */
  readonly arrivedMoney?: (refusal: { code: number | undefined; isExpired: boolean }) => string;
  /** Among several methods: keys of its texts, and the sign beside them; without a sign it is a card. */
  readonly picker: { title: string; help: string; icon?: string };
  /** The method itself, where every widget has it: nothing is to be loaded or filled in for it. */
  readonly builtIn?: PaymentMethod<null>;
}

/** Of everything that is paid by card, whoever takes it. */
export const card = {
  choice: 'card',
  picker: { title: 'payment.picker.card', help: 'payment.picker.cardHelp' },
} as const;
