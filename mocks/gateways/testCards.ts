export interface IntentError {
  code: string;
  declineCode?: string;
  message: string;
}

/** A card number that a fake knows, and what becomes of it. @public */
export interface TestCard {
  number: string;
  brand: string;
  /** What it shows, for a table in docs and the host app. */
  shows: string;
  outcome: 'succeeds' | 'challenge' | IntentError;
}

const declined = (declineCode: string, message: string): IntentError => ({
  code: 'card_declined',
  declineCode,
  message,
});

/** Stripe's documented test cards that the fake knows. Any future expiry and any CVC go with them. @public */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', shows: 'Payment succeeds', outcome: 'succeeds' },
  { number: '5555555555554444', brand: 'MasterCard', shows: 'Payment succeeds', outcome: 'succeeds' },
  { number: '378282246310005', brand: 'American Express', shows: 'Payment succeeds', outcome: 'succeeds' },
  {
    number: '4000002500003155',
    brand: 'Visa',
    shows: 'The bank asks a question first',
    outcome: 'challenge',
  },
  { number: '4000002760003184', brand: 'Visa', shows: 'The bank asks every time', outcome: 'challenge' },
  {
    number: '4000000000000002',
    brand: 'Visa',
    shows: 'Declined',
    outcome: declined('generic_decline', 'Your card was declined.'),
  },
  {
    number: '4000000000009995',
    brand: 'Visa',
    shows: 'Declined: insufficient funds',
    outcome: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    brand: 'Visa',
    shows: 'Declined: expired card',
    outcome: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    brand: 'Visa',
    shows: 'Declined: incorrect CVC',
    outcome: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
];

/** In test mode Stripe declines every number that is not one of its own. */
const unknownCard: Pick<TestCard, 'outcome'> = {
  outcome: declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card.',
  ),
};

export const testCardOf = (number: string): Pick<TestCard, 'outcome'> =>
  testCards.find((card) => card.number === number) ?? unknownCard;

export interface CardBrand {
  /** Stripe's id of the brand. */
  id: 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown';
  /** As a confirmation shows it. */
  name: string;
  digits: number;
  cvcDigits: number;
  /** Lengths of the groups the number is written in. */
  groups: readonly number[];
}

const plain = { digits: 16, cvcDigits: 3, groups: [4, 4, 4, 4] } as const;
const brands: readonly [RegExp, CardBrand][] = [
  [/^4/, { id: 'visa', name: 'Visa', ...plain }],
  [/^(5[1-5]|2[2-7])/, { id: 'mastercard', name: 'MasterCard', ...plain }],
  [/^3[47]/, { id: 'amex', name: 'American Express', digits: 15, cvcDigits: 4, groups: [4, 6, 5] }],
  [/^6(011|4|5)/, { id: 'discover', name: 'Discover', ...plain }],
];
const unknownBrand: CardBrand = { id: 'unknown', name: 'Card', ...plain };

/** The brand a number begins like. */
export const brandOf = (digits: string): CardBrand =>
  brands.find(([pattern]) => pattern.test(digits))?.[1] ?? unknownBrand;
