import { brandOf } from './testCards';

export type CardFieldType = 'cardNumber' | 'cardExpiry' | 'cardCvc';

interface FieldError {
  type: 'validation_error';
  code: string;
  message: string;
}

export interface FieldState {
  empty: boolean;
  complete: boolean;
  error: FieldError | undefined;
}

/** What a field knows beside its own text. */
export interface FieldContext {
  /** Digits in the number field: they decide how long a CVC is. */
  cardNumber: string;
  /** Milliseconds since the epoch. */
  now: number;
}

interface FieldRules {
  label: string;
  placeholder: string;
  autocomplete: string;
  format: (digits: string) => string;
  /** Wrong as soon as it is typed out; `undefined` while it may still become right. */
  check: (digits: string, context: FieldContext) => { complete: boolean; error?: FieldError };
  incomplete: FieldError;
}

const errorOf = (code: string, message: string): FieldError => ({ type: 'validation_error', code, message });

/** Stripe's own English labels and messages, so that tests read the same with its real elements. */
export const fieldRules: Record<CardFieldType, FieldRules> = {
  cardNumber: {
    label: 'Credit or debit card number',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    format: formatNumber,
    check: (digits) => {
      if (digits.length < brandOf(digits).digits) return { complete: false };
      if (passesLuhn(digits)) return { complete: true };
      return { complete: false, error: errorOf('invalid_number', 'Your card number is invalid.') };
    },
    incomplete: errorOf('incomplete_number', 'Your card number is incomplete.'),
  },
  cardExpiry: {
    label: 'Credit or debit card expiration date',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
    format: formatExpiry,
    check: (digits, { now }) => {
      if (digits.length < 4) return { complete: false };
      const error = expiryError(Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2)), new Date(now));
      return error ? { complete: false, error } : { complete: true };
    },
    incomplete: errorOf('incomplete_expiry', "Your card's expiration date is incomplete."),
  },
  cardCvc: {
    label: 'Credit or debit card CVC/CVV',
    placeholder: 'CVC',
    autocomplete: 'cc-csc',
    format: (digits) => digits.slice(0, 4),
    check: (digits, { cardNumber }) => ({ complete: digits.length >= brandOf(cardNumber).cvcDigits }),
    incomplete: errorOf('incomplete_cvc', "Your card's security code is incomplete."),
  },
};

/** What stands in a field, and what is wrong with it; incomplete is an error only once the field was left. */
export function checkField(
  type: CardFieldType,
  digits: string,
  context: FieldContext,
  wasLeft: boolean,
): FieldState {
  const { complete, error } = fieldRules[type].check(digits, context);
  const isUnfinished = wasLeft && !complete && digits !== '';
  return {
    empty: digits === '',
    complete,
    error: error ?? (isUnfinished ? fieldRules[type].incomplete : undefined),
  };
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

function formatNumber(digits: string): string {
  const { groups, digits: most } = brandOf(digits);
  let rest = digits.slice(0, most);
  const parts: string[] = [];
  for (const length of groups) {
    if (rest) parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return parts.join(' ');
}

function formatExpiry(typed: string): string {
  // A month can't begin with 2 to 9: those are written out.
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

function expiryError(month: number, year: number, now: Date): FieldError | undefined {
  if (month < 1 || month > 12)
    return errorOf('invalid_expiry_month', "Your card's expiration date is invalid.");
  if (year < now.getFullYear())
    return errorOf('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  if (year === now.getFullYear() && month <= now.getMonth())
    return errorOf('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  if (year > now.getFullYear() + 50)
    return errorOf('invalid_expiry_year', "Your card's expiration year is invalid.");
  return undefined;
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
