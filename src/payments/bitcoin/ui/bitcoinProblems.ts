import { ValidationError } from 'yup';
import { bitcoinSchema, legacyBitcoinSchema } from '../../../domain';
import type { BitcoinState } from '../..';
import type { MessageKey } from '../../../i18n';

/** What is requested with an address. */
export interface BitcoinValues {
  email: string;
  refundAddress: string;
}

/** `sources`: the bitcoin form; `receivers`: the legacy panel. They have words of their own (000 §5). */
export type BitcoinRules = 'sources' | 'receivers';

export type BitcoinField = 'email' | 'refundAddress' | 'source' | 'payment';

/** The first thing that is wrong with each field, in the order of the form. 000 §5. */
export type BitcoinProblems = Partial<Record<BitcoinField, MessageKey>>;

const fields: Readonly<Record<string, BitcoinField>> = {
  bitcoinEmail: 'email',
  email: 'email',
  bitcoinRefundAddress: 'refundAddress',
  refundAddress: 'refundAddress',
  bitcoinSource: 'source',
  bitcoinPaymentAccepted: 'payment',
};

/** What was generated was requested with a right email: then only the payment counts. */
export function bitcoinProblems(
  values: BitcoinValues,
  payment: BitcoinState['payment'],
  rules: BitcoinRules,
): BitcoinProblems {
  const source = 'source' in payment ? payment.source.id : '';
  const isPaid = payment.at === 'received' || payment.at === 'approved';
  const found: BitcoinProblems = {
    ...wrongIn(bitcoinSchema(), {
      bitcoinEmail: values.email,
      bitcoinRefundAddress: values.refundAddress,
      bitcoinSource: source,
      bitcoinPaymentAccepted: isPaid,
    }),
    ...(rules === 'receivers' && wrongIn(legacyBitcoinSchema(), values)),
  };
  if (source) return found.payment ? { payment: found.payment } : {};
  delete found.payment;
  return found;
}

function wrongIn(schema: { validateSync: (values: object, options: object) => unknown }, values: object) {
  const problems: BitcoinProblems = {};
  try {
    schema.validateSync(values, { abortEarly: false });
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    for (const { path = '', message } of cause.inner) {
      const field = fields[path];
      if (field) problems[field] ??= message as MessageKey;
    }
  }
  return problems;
}
