import type { CardFieldStatus } from '../../domain';

/** The fields of a card that can be wrong. */
export type CardField = 'number' | 'expiry' | 'cvc' | 'cardName';

/** How far the provider's fields are filled in, and its own words about what is wrong with them. */
export interface CardState {
  status: Record<'number' | 'expiry' | 'cvc', CardFieldStatus>;
  messages: Partial<Record<'number' | 'expiry' | 'cvc', string | undefined>>;
}

/** What the registration form gives to the card fields it hosts. Card digits are no part of it. */
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
}
