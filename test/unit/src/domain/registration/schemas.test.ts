import { describe, expect, test } from 'vitest';
import {
  billingSchema,
  registrationSchema,
  type BillingField,
  type RegistrationContext,
  type RegistrationValues,
} from '../../../../../src/domain';
import { problemsOf } from './problemsOf';
import { eachRow } from '../../../../eachRow';

const inForm = (context: RegistrationContext, values: RegistrationValues) =>
  problemsOf(registrationSchema(context), values);

/** Everything filled in; each case below breaks one thing. */
const right: RegistrationValues = {
  attendees: {},
  buyer: { firstName: 'Amara', lastName: 'Osei', email: 'amara@tidewater.studio' },
  billing: {
    billedContact: 'Ines',
    company: 'Tidewater',
    vat: 'DE 123',
    memo: 'PO 7',
    country: 'US',
    address1: '48 Wharf Street',
    city: 'Boston',
    state: 'MA',
    zip: '02110',
  },
  card: { number: 'complete', expiry: 'complete', cvc: 'complete', cardName: 'Amara Osei' },
  legalAgreement: true,
  additionalTermsConsent: true,
  showInCommunity: true,
};

/** What a mode checks, in groups that belong together in 000 §5. */
type Rule =
  | 'buyer'
  | 'address'
  | 'elements'
  | 'plainCard'
  | 'terms'
  | 'additionalTerms'
  | `${BillingField}Visible`
  | `${BillingField}Required`;

const paid: RegistrationContext = { gateway: 'stripe', orderTotal: 485_45, freeEvent: false, ticketCount: 2 };
const allFields = Object.keys(right.billing) as BillingField[];

const modes: readonly [name: string, context: Partial<RegistrationContext>, checked: readonly Rule[]][] = [
  ['card elements', {}, ['buyer', 'address', 'elements', 'terms']],
  ['a card that was charged already', { isPaid: true }, ['buyer', 'address', 'terms']],
  ['the plain card template', { cardTemplate: 'plain' }, ['buyer', 'address', 'plainCard', 'terms']],
  ['spreedly', { gateway: 'spreedly' }, ['buyer', 'address', 'terms']],
  ['zooz', { gateway: 'zooz' }, ['buyer', 'address', 'terms']],
  ['bitcoin', { choice: 'bitcoin' }, ['buyer', 'address', 'terms']],
  ['paypal', { gateway: 'paypal' }, ['buyer', 'terms']],
  ['total 0 at a paid event', { orderTotal: 0 }, ['buyer', 'terms']],
  ['free event, several tickets', { orderTotal: 0, freeEvent: true }, ['buyer', 'terms']],
  ['free event, one ticket', { orderTotal: 0, freeEvent: true, ticketCount: 1 }, ['terms']],
  ['agreed automatically', { features: { autoAgree: true } }, ['buyer', 'address', 'elements']],
  ['no terms checkbox', { features: { hideTermsCheckbox: true } }, ['buyer', 'address', 'elements']],
  [
    'mandatory additional terms',
    { additionalTermsMandatory: true },
    ['buyer', 'address', 'elements', 'terms', 'additionalTerms'],
  ],
  [
    'invoice, nothing asked for',
    { choice: 'invoice', invoice: { visible: [], required: [] } },
    ['buyer', 'terms'],
  ],
  ['invoice, no data', { choice: 'invoice' }, ['buyer', 'terms']],
  [
    'invoice, everything asked for',
    { choice: 'invoice', invoice: { visible: allFields, required: [] } },
    ['buyer', 'terms', ...allFields.map((field) => `${field}Visible` as const)],
  ],
  [
    'invoice, everything required',
    { choice: 'invoice', invoice: { visible: allFields, required: allFields } },
    ['buyer', 'terms', ...allFields.flatMap((field) => [`${field}Visible`, `${field}Required`] as const)],
  ],
  ...allFields.map((field): (typeof modes)[number] => [
    `invoice, ${field} required`,
    { choice: 'invoice', invoice: { visible: [field], required: [field] } },
    ['buyer', 'terms', `${field}Visible`, `${field}Required`],
  ]),
];

const buyer = (change: Partial<RegistrationValues['buyer']>): Partial<RegistrationValues> => ({
  buyer: { ...right.buyer, ...change },
});
const bill = (change: Partial<RegistrationValues['billing']>): Partial<RegistrationValues> => ({
  billing: { ...right.billing, ...change },
});
const card = (change: Partial<RegistrationValues['card']>): Partial<RegistrationValues> => ({
  card: { ...right.card, ...change },
});
const long = (characters: number) => 'x'.repeat(characters);

/** One mistake, where it is told, and its words under each rule that checks it. */
const mistakes: readonly [
  name: string,
  change: Partial<RegistrationValues>,
  path: string,
  text: Partial<Record<Rule, string>>,
][] = [
  ['no first name', buyer({ firstName: ' ' }), 'buyer.firstName', { buyer: 'First name is required.' }],
  ['no last name', buyer({ lastName: '' }), 'buyer.lastName', { buyer: 'Last name is required.' }],
  ['no email', buyer({ email: '' }), 'buyer.email', { buyer: 'Email is required.' }],
  ['a wrong email', buyer({ email: 'amara@tidewater' }), 'buyer.email', { buyer: 'Email is not valid.' }],
  [
    'no country',
    bill({ country: '' }),
    'billing.country',
    { address: 'Country is required.', countryRequired: 'Country is required.' },
  ],
  [
    'no address',
    bill({ address1: '' }),
    'billing.address1',
    { address: 'Address is required.', address1Required: 'Address is required.' },
  ],
  [
    'a long address',
    bill({ address1: long(151) }),
    'billing.address1',
    { address: 'Address is too long.', address1Visible: 'Address is too long.' },
  ],
  [
    'no city',
    bill({ city: '' }),
    'billing.city',
    { address: 'City is required.', cityRequired: 'City is required.' },
  ],
  [
    'a long city',
    bill({ city: long(51) }),
    'billing.city',
    { address: 'City is too long.', cityVisible: 'City is too long.' },
  ],
  [
    'no zip code',
    bill({ zip: ' ' }),
    'billing.zip',
    { address: 'Zip code is required.', zipRequired: 'Zip code is required.' },
  ],
  [
    'a long zip code',
    bill({ zip: long(51) }),
    'billing.zip',
    { address: 'Zip code is too long.', zipVisible: 'Zip code is too long.' },
  ],
  ['no state', bill({ state: '' }), 'billing.state', { stateRequired: 'State is required.' }],
  [
    'a long state',
    bill({ state: long(51) }),
    'billing.state',
    { address: 'State is too long.', stateVisible: 'State is too long.' },
  ],
  [
    'no billed contact',
    bill({ billedContact: '' }),
    'billing.billedContact',
    { billedContactRequired: 'Billed Contact is required.' },
  ],
  [
    'a long billed contact',
    bill({ billedContact: long(151) }),
    'billing.billedContact',
    { billedContactVisible: 'Billed Contact is too long.' },
  ],
  ['no company', bill({ company: '' }), 'billing.company', { companyRequired: 'Company is required.' }],
  [
    'a long company',
    bill({ company: long(151) }),
    'billing.company',
    { companyVisible: 'Company is too long.' },
  ],
  ['no tax id', bill({ vat: '' }), 'billing.vat', { vatRequired: 'Field is required.' }],
  ['a long tax id', bill({ vat: long(51) }), 'billing.vat', { vatVisible: 'Tax ID is too long.' }],
  ['no notes', bill({ memo: '' }), 'billing.memo', { memoRequired: 'Additional Notes is required.' }],
  ['long notes', bill({ memo: long(501) }), 'billing.memo', { memoVisible: 'Additional Notes is too long.' }],
  [
    'no card number',
    card({ number: 'empty' }),
    'card.number',
    { elements: 'Card number is required', plainCard: 'Card number is required.' },
  ],
  [
    'half a card number',
    card({ number: 'incomplete' }),
    'card.number',
    { elements: 'Card number is required', plainCard: 'Card number is required.' },
  ],
  [
    'no expiry',
    card({ expiry: 'empty' }),
    'card.expiry',
    { elements: 'Card expiry date is required', plainCard: 'Expiration date is required.' },
  ],
  [
    'no CVC',
    card({ cvc: 'empty' }),
    'card.cvc',
    { elements: 'CVC is required', plainCard: 'Card CVC is required.' },
  ],
  [
    'half a CVC',
    card({ cvc: 'incomplete' }),
    'card.cvc',
    { elements: 'Card CVC is invalid.', plainCard: 'Card CVC is invalid.' },
  ],
  [
    'no name on the card',
    card({ cardName: '' }),
    'card.cardName',
    { elements: 'Full name is required.', plainCard: 'Full name is required.' },
  ],
  [
    'terms not accepted',
    { legalAgreement: false },
    'legalAgreement',
    { terms: 'Please read and accept terms before proceeding' },
  ],
  [
    'additional terms not accepted',
    { additionalTermsConsent: false },
    'additionalTermsConsent',
    { additionalTerms: 'Please read and accept terms before proceeding' },
  ],
];

describe.each(modes)('mode: %s', (_, change, checked) => {
  const context = { ...paid, ...change };

  test('nothing is wrong with what is right', async () => {
    expect(await inForm(context, right)).toEqual({});
  });

  eachRow(mistakes)('%s', async (__, mistake, path, text) => {
    const expected = checked.map((rule) => text[rule]).find(Boolean);
    const found = await inForm(context, { ...right, ...mistake });
    expect(found).toEqual(expected === undefined ? {} : { [path]: expected });
  });
});

describe('addresses by country (DECISIONS, Order flow)', () => {
  const inHongKong = { ...right, billing: { ...right.billing, country: 'HK', zip: '' } };
  const inSingapore = { ...right, billing: { ...right.billing, country: 'SG', city: '' } };
  const byInvoice: Partial<RegistrationContext> = {
    choice: 'invoice',
    invoice: { visible: allFields, required: allFields },
  };

  eachRow([{}, byInvoice])(
    'a country without them is asked for no postal code and no city: %j',
    async (change) => {
      expect(await inForm({ ...paid, ...change }, inHongKong)).toEqual({});
      expect(await inForm({ ...paid, ...change }, inSingapore)).toEqual({});
    },
  );

  eachRow([{}, byInvoice])('to the letter when turned off: %j', async (change) => {
    const context = { ...paid, ...change, addressByCountry: false };
    expect(await inForm(context, inHongKong)).toEqual({ 'billing.zip': 'Zip code is required.' });
    expect(await inForm(context, inSingapore)).toEqual({ 'billing.city': 'City is required.' });
  });
});

test('the billing model alone says the same as the form', async () => {
  const flat = { ...right.buyer, ...right.billing, card: right.card };
  expect(await billingSchema(paid).isValid(flat)).toBe(true);
  expect(await billingSchema(paid).isValid({ ...flat, country: '' })).toBe(false);
});
