import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import type { AvailablePaymentProcessor, ProcessorGateway } from '../../contract';
import { currenciesOf, type KeyValues, type ProcessorValues } from './values';

export const maxProcessorNameLength = 80;
const keyLength = { least: 8, most: 200 };

/** What an organizer decides about a processor; `available` says what each gateway takes. Answers i18n keys. */
export const processorSchema = (
  available: readonly AvailablePaymentProcessor[],
): ObjectSchema<ProcessorValues> =>
  object({
    name: string()
      .default('')
      .defined()
      .test('name', 'organizer.paymentProcessors.error.name', (value) => value.trim() !== '')
      .test(
        'length',
        'organizer.paymentProcessors.error.nameTooLong',
        (value) => value.trim().length <= maxProcessorNameLength,
      ),
    gateway: mixed<ProcessorValues['gateway']>()
      .oneOf(['', 'stripe', 'spreedly', 'paypal', 'zooz'] as const)
      .default('')
      .defined()
      .test('chosen', 'organizer.paymentProcessors.error.gateway', (value) => value !== ''),
    currencies: array()
      .of(string().defined())
      .default([])
      .defined()
      .test('any', 'organizer.paymentProcessors.error.currency', (codes, { parent }) => {
        const offered = currenciesOf(available, (parent as ProcessorValues).gateway);
        return codes.some((code) => offered.includes(code));
      }),
    active: boolean().default(false).defined(),
  });

const key = (pattern: RegExp | null, message: string) =>
  string()
    .default('')
    .defined()
    .test(
      'length',
      'organizer.paymentProcessors.error.key',
      (value) => value.trim().length >= keyLength.least && value.trim().length <= keyLength.most,
    )
    .test('form', message, (value) => pattern === null || pattern.test(value.trim()));

/** Stripe's keys say what they are and of which mode. */
const stripe = { publicKey: /^pk_(test|live)_\w+$/, secretKey: /^[sr]k_(test|live)_\w+$/ };
const modeOf = (value: string) => value.trim().split('_')[1];

/** The keys of a gateway, as far as can be told without it. Answers i18n keys, which never hold a key. */
export const keysSchema = (gateway: ProcessorGateway): ObjectSchema<KeyValues> => {
  const isStripe = gateway === 'stripe';
  return object({
    publicKey: key(isStripe ? stripe.publicKey : null, 'organizer.paymentProcessors.error.stripePublicKey'),
    secretKey: key(isStripe ? stripe.secretKey : null, 'organizer.paymentProcessors.error.stripeSecretKey')
      .test(
        'other',
        'organizer.paymentProcessors.error.sameKey',
        (value, { parent }) => value.trim() !== (parent as KeyValues).publicKey.trim(),
      )
      .test(
        'mode',
        'organizer.paymentProcessors.error.otherMode',
        (value, { parent }) => !isStripe || modeOf(value) === modeOf((parent as KeyValues).publicKey),
      ),
  });
};
