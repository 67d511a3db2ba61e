import type { CardFieldStatus } from '../../domain';

/** The fields of a card that can be wrong. */
export type CardField = 'number' | 'expiry' | 'cvc' | 'cardName';

/** How far the provider's fields are filled in, and its own words about what is wrong with them. */
export interface CardState {
  status: Record<'number' | 'expiry' | 'cvc', CardFieldStatus>;
  messages: Partial<Record<'number' | 'expiry' | 'cvc', string | undefined>>;
}

/** Something that keeps a payment from being begun, in the words of its fields. */
export interface PaymentProblem {
  /** Which field; names it apart from the others of the same method. */
  field: string;
  /** Translated, or the provider's own words. */
  text: string;
  /** Leads into the field. */
  focus: () => void;
}

/** What the registration form gives to the card fields it hosts. Card digits are no part of it. @public */
export interface PaymentSlot {
  /** What is wrong with each field, once it is time to say so. */
  errors: Partial<Record<CardField, string>>;
  /** Name on the card to start with. */
  cardName: string;
  onCardNameChange: (cardName: string) => void;
  onCardChange: (state: CardState) => void;
  /** The buyer left a field. */
  onCardFieldBlur: (field: CardField) => void;
  /** Tells the form how to move focus into a field, so that its error summary can lead there. */
  onFocusable: (focus: (field: CardField) => void) => void;
  /** A submit was tried: what is wrong is shown from now on, in fields nobody was in as well. */
  showErrors: boolean;
  /** Fields with rules of their own tell what is still wrong; nothing is sent while there is anything. See `useProblems`. */
  onProblems: (problems: readonly PaymentProblem[]) => void;
  /** Where the form is sent from: a method that is paid by buttons of its own draws them in here. `null` until it is there. */
  submitContainer: HTMLElement | null;
  /** True while the method's buttons send the form: they stand in for the form's own. See `useOwnSubmit`. */
  onOwnSubmit: (isOwn: boolean) => void;
}
