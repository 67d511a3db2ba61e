import { describe, expect, test } from 'vitest';
import type { FormModel, PersonTicket } from '../../../src/contract';
import {
  billingSchema,
  registrationSchema,
  transactionSchema,
  type RegistrationContext,
  type RegistrationValues,
} from '../../../src/domain';
import en from '../../../src/i18n/locales/en.json';

const catalogue: Readonly<Record<string, string>> = en;

/** Every message of a failed check, in English, with where it belongs. */
async function problemsOf(
  schema: { validate: (values: unknown, options: { abortEarly: boolean }) => Promise<unknown> },
  values: unknown,
) {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (cause) {
    const { inner } = cause as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, catalogue[message] ?? message]));
  }
}

const paid: RegistrationContext = { gateway: 'stripe', orderTotal: 485_45, freeEvent: false, ticketCount: 2 };
const nothing = {};
const flagged = ['country', 'city', 'address1', 'zip', 'state'] as const;
const right = {
  firstName: 'Amara',
  lastName: 'Osei',
  email: 'amara@tidewater.studio',
  country: 'US',
  city: 'Boston',
  address1: '48 Wharf Street',
  zip: '02110',
  card: { number: 'complete', expiry: 'complete', cvc: 'complete', cardName: 'Amara Osei' },
};
const names = {
  firstName: 'First name is required.',
  lastName: 'Last name is required.',
  email: 'Email is required.',
};
const address = {
  country: 'Country is required.',
  city: 'City is required.',
  address1: 'Address is required.',
  zip: 'Zip code is required.',
};
const elements = {
  'card.number': 'Card number is required',
  'card.expiry': 'Card expiry date is required',
  'card.cvc': 'CVC is required',
  'card.cardName': 'Full name is required.',
};

describe('what is required, by mode (000 §5)', () => {
  test.each<[string, Partial<RegistrationContext>, Record<string, string>]>([
    ['card', {}, { ...names, ...address, ...elements }],
    [
      'card, the plain template',
      { cardTemplate: 'plain' },
      {
        ...names,
        ...address,
        'card.number': 'Card number is required.',
        'card.expiry': 'Expiration date is required.',
        'card.cvc': 'Card CVC is required.',
        'card.cardName': 'Full name is required.',
      },
    ],
    ['pay by invoice, nothing flagged', { choice: 'invoice' }, names],
    [
      'pay by invoice, flagged',
      { choice: 'invoice', invoice: { visible: flagged, required: flagged } },
      { ...names, ...address, state: 'State is required.' },
    ],
    ['bitcoin', { choice: 'bitcoin' }, { ...names, ...address }],
    ['zooz', { gateway: 'zooz' }, { ...names, ...address }],
    ['spreedly', { gateway: 'spreedly' }, { ...names, ...address }],
    ['paypal', { gateway: 'paypal' }, names],
    ['total 0 at a paid event', { orderTotal: 0 }, names],
    ['free event, several tickets', { orderTotal: 0, freeEvent: true }, names],
    ['free event, one ticket', { orderTotal: 0, freeEvent: true, ticketCount: 1 }, {}],
    ['paid event, one ticket', { ticketCount: 1 }, { ...names, ...address, ...elements }],
  ])('%s', async (_, context, expected) => {
    expect(await problemsOf(billingSchema({ ...paid, ...context }), nothing)).toEqual(expected);
  });

  test('nothing is wrong with what is right, spaces around it included', async () => {
    const padded = { ...right, email: ' amara@tidewater.studio ', city: ' Boston ' };
    expect(await problemsOf(billingSchema(paid), padded)).toEqual({});
  });

  test('spaces alone are nothing', async () => {
    expect(await problemsOf(billingSchema(paid), { ...right, firstName: '  ' })).toEqual({
      firstName: 'First name is required.',
    });
  });
});

describe('limits (000 §5, §9)', () => {
  test.each([
    ['city', 50, 'City is too long.'],
    ['zip', 50, 'Zip code is too long.'],
    ['state', 50, 'State is too long.'],
    ['address1', 150, 'Address is too long.'],
  ])('%s holds %i', async (field, most, message) => {
    const schema = billingSchema(paid);
    expect(await problemsOf(schema, { ...right, [field]: 'x'.repeat(most) })).toEqual({});
    expect(await problemsOf(schema, { ...right, [field]: 'x'.repeat(most + 1) })).toEqual({
      [field]: message,
    });
  });

  test('an email that is none', async () => {
    expect(await problemsOf(billingSchema(paid), { ...right, email: 'amara@tidewater' })).toEqual({
      email: 'Email is not valid.',
    });
  });

  test('a CVC that was begun', async () => {
    const card = { ...right.card, cvc: 'incomplete' };
    expect(await problemsOf(billingSchema(paid), { ...right, card })).toEqual({
      'card.cvc': 'Card CVC is invalid.',
    });
  });
});

describe('addresses by country (DECISIONS, Order flow)', () => {
  const inHongKong = { ...right, country: 'HK', zip: '' };
  test('no postal code where there are none', async () => {
    expect(await problemsOf(billingSchema(paid), inHongKong)).toEqual({});
  });
  test('to the letter when turned off', async () => {
    expect(await problemsOf(billingSchema({ ...paid, addressByCountry: false }), inHongKong)).toEqual({
      zip: 'Zip code is required.',
    });
  });
  test('no city in Singapore', async () => {
    expect(await problemsOf(billingSchema(paid), { ...right, country: 'SG', city: '' })).toEqual({});
  });
});

const form: FormModel = {
  entities: [
    { id: '101_form', attributeKey: 'firstName', label: 'First name', type: 'text', required: true },
    { id: '102_form', attributeKey: 'lastName', label: 'Last name', type: 'text', required: true },
    { id: '103_form', attributeKey: 'email', label: 'Email', type: 'email', required: true },
    { id: 'size', attributeKey: 'size', label: 'Size', type: 'select', required: true, options: ['S', 'M'] },
    { id: 'why', attributeKey: 'why', label: 'Why', type: 'textarea', required: true, maxLength: 5 },
    { id: 'note', attributeKey: 'note', label: 'Note', type: 'text', required: false },
  ],
};
const personTickets: PersonTicket[] = [
  { id: '9.1', ticketTypeId: '1', ticketName: 'General', formSubmission: { entities: [] } },
];
const whole: RegistrationContext = { ...paid, orderTotal: 0, form, personTickets };
const values: RegistrationValues = {
  attendees: {
    $9$2e$1: {
      $101_form: 'Amara',
      $102_form: 'Osei',
      $103_form: 'a@b.co',
      size: 'M',
      why: 'Signs',
      note: '',
    },
  },
  buyer: { firstName: 'Amara', lastName: 'Osei', email: 'a@b.co' },
  billing: {
    ...{ billedContact: '', company: '', vat: '', memo: '' },
    ...{ country: '', address1: '', city: '', state: '', zip: '' },
  },
  additionalTermsConsent: false,
  card: { number: 'empty', expiry: 'empty', cvc: 'empty', cardName: '' },
  legalAgreement: true,
  showInCommunity: true,
};
const answering = (answers: Record<string, string>): RegistrationValues => ({
  ...values,
  attendees: { $9$2e$1: { ...values.attendees['$9$2e$1'], ...answers } },
});
const at = (key: string) => `attendees.$9$2e$1.${key}`;

describe('attendees', () => {
  test('right', async () => {
    expect(await problemsOf(registrationSchema(whole), values)).toEqual({});
  });
  test.each([
    ['$101_form', '', 'First name is required.'],
    ['$102_form', ' ', 'Last name is required.'],
    ['$103_form', '', 'Email is required.'],
    ['$103_form', 'amara', 'Email is not valid.'],
    ['size', '', "Choice can't be empty."],
    ['size', 'XXL', "Choice can't be empty."],
    ['why', '', '{{label}} is required.'],
    ['why', 'Because', '{{label}} is too long.'],
    ['note', 'x'.repeat(501), '{{label}} is too long.'],
  ])('%s = %j', async (key, answer, message) => {
    expect(await problemsOf(registrationSchema(whole), answering({ [key]: answer }))).toEqual({
      [at(key)]: message,
    });
  });
});

describe('terms', () => {
  const message = 'Please read and accept terms before proceeding';
  const refused = { ...values, legalAgreement: false };
  test('must be agreed to', async () => {
    expect(await problemsOf(registrationSchema(whole), refused)).toEqual({ legalAgreement: message });
  });
  test.each([{ autoAgree: true }, { hideTermsCheckbox: true }])('unless %j', async (features) => {
    expect(await problemsOf(registrationSchema({ ...whole, features }), refused)).toEqual({});
  });
});

describe('transaction', () => {
  const agreed = { legalAgreement: true };
  test('a card needs a token', async () => {
    expect(await problemsOf(transactionSchema(paid), agreed)).toEqual({
      paymentToken: 'Payment token is missing.',
    });
  });
  test.each<Partial<RegistrationContext>>([{ orderTotal: 0 }, { gateway: 'paypal' }, { choice: 'invoice' }])(
    'none for %j',
    async (context) => {
      expect(await problemsOf(transactionSchema({ ...paid, ...context }), agreed)).toEqual({});
    },
  );
});
