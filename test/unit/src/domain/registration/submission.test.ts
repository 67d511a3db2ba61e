import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormModel, HeldTransaction, PersonTicket } from '../../../../../src/contract';
import {
  answerKey,
  countries,
  countryCodeOf,
  initialValues,
  orderSubmission,
  payerOf,
  trimFieldId,
} from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

const form: FormModel = {
  entities: [
    { id: '101_form', attributeKey: 'firstName', label: 'First name', type: 'text', required: true },
    { id: '102_form', attributeKey: 'lastName', label: 'Last name', type: 'text', required: true },
    { id: '103_form', attributeKey: 'email', label: 'Email', type: 'email', required: true },
    { id: '104_form', attributeKey: 'company', label: 'Company', type: 'text', required: false },
  ],
};
const tickets = (...ids: string[]): PersonTicket[] =>
  ids.map((id) => ({ id, ticketTypeId: '1', ticketName: 'General', formSubmission: { entities: [] } }));
const hold = {
  token: 'hold-1',
  orderTotal: 100_00,
  currency: { code: 'USD', symbol: '$' },
  tickets: [],
  freeEvent: false,
  isPayByInvoice: false,
  gateway: 'stripe',
} satisfies Partial<HeldTransaction>;
const me = {
  'first-name': 'Amara',
  'last-name': 'Osei',
  'primary-email': 'amara@tidewater.studio',
  company: 'Tidewater',
  country: 'Ghana',
};
const start = (personTickets: PersonTicket[], more = {}) =>
  initialValues({ form, personTickets, locale: 'en', ...more });

describe('orderSubmission (000 §3, §7)', () => {
  test('ids are cut at the underscore, answers and addresses trimmed, empty answers left out', () => {
    const personTickets = tickets('p1');
    const values = start(personTickets, { me });
    values.buyer.email = ' amara@tidewater.studio ';
    values.billing = {
      ...values.billing,
      country: 'GH',
      address1: ' 1 Oxford St ',
      city: 'Accra',
      state: '',
      zip: '',
    };
    values.attendees['p1'] = { ...values.attendees['p1'], [answerKey('104_form')]: '  ' };
    const sent = orderSubmission(values, { hold, form, personTickets, locale: 'en' });
    expect(sent.billingAddress).toEqual({
      firstName: 'Amara',
      lastName: 'Osei',
      email: 'amara@tidewater.studio',
      country: 'Ghana',
      countryCode: 'GH',
      address1: '1 Oxford St',
      city: 'Accra',
    });
    expect(sent.personTickets).toEqual([
      {
        id: 'p1',
        formSubmission: {
          entities: [
            { id: '101', attributeKey: 'firstName', submissionValues: ['Amara'] },
            { id: '102', attributeKey: 'lastName', submissionValues: ['Osei'] },
            { id: '103', attributeKey: 'email', submissionValues: ['amara@tidewater.studio'] },
            { id: '104', attributeKey: 'company', submissionValues: [] },
          ],
        },
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('card');
  });

  test('what the country has not is not sent, though it was typed before', () => {
    const values = start([]);
    values.billing = {
      ...values.billing,
      country: 'HK',
      address1: '1 Queen’s Road',
      city: 'Central',
      state: '',
      zip: '02110',
    };
    expect(orderSubmission(values, { hold, locale: 'en' }).billingAddress).not.toHaveProperty('zip');
    expect(payerOf(values, { hold, locale: 'en' }).address?.postalCode).toBe('');
  });

  test('the first attendee buys where nobody was asked', () => {
    const personTickets = tickets('p1');
    const values = start(personTickets, { me });
    values.buyer = { firstName: '', lastName: '', email: '' };
    const free = { ...hold, orderTotal: 0 };
    expect(orderSubmission(values, { hold: free, form, personTickets, locale: 'en' }).billingAddress).toEqual(
      {
        firstName: 'Amara',
        lastName: 'Osei',
        email: 'amara@tidewater.studio',
      },
    );
    expect(payerOf(values, { hold, form, personTickets, locale: 'en' }).name).toBe('Amara Osei');
  });

  eachRow([
    ['71_form', '71'],
    ['first_name_form', 'first_name'],
    ['plain', 'plain'],
    ['_form', '_form'],
  ])('%s → %s', (id, trimmed) => expect(trimFieldId(id)).toBe(trimmed));
});

describe('initialValues', () => {
  test('the signed-in person fills the first ticket and the buyer', () => {
    const values = start(tickets('p1', 'p2'), { me });
    expect(Object.values(values.attendees['p1'] ?? {})).toEqual([
      ...['Amara', 'Osei', 'amara@tidewater.studio', 'Tidewater'],
    ]);
    expect(Object.values(values.attendees['p2'] ?? {})).toEqual(['', '', '', '']);
    expect(values.billing.country).toBe('GH');
  });

  test('what the backend knows of a ticket wins over the person, what was typed over both', () => {
    const [known] = tickets('p1');
    if (!known) throw new Error('no ticket');
    known.formSubmission.entities.push({
      id: '101_form',
      attributeKey: 'firstName',
      submissionValues: ['Jonas'],
    });
    expect(start([known], { me }).attendees['p1']?.[answerKey('101_form')]).toBe('Jonas');
    const draft = start([known]);
    draft.attendees = { p1: { [answerKey('101_form')]: 'Priya' } };
    expect(start([known], { me, draft }).attendees['p1']?.[answerKey('101_form')]).toBe('Priya');
  });

  test('a new hold takes over what was typed for the old one, in order', () => {
    const draft = start(tickets('old1', 'old2'));
    draft.attendees['old2'] = { [answerKey('101_form')]: 'Jonas' };
    const next = start(tickets('new1', 'new2'), { draft });
    expect(next.attendees['new2']?.[answerKey('101_form')]).toBe('Jonas');
  });

  test('the card is never part of a draft', () => {
    const draft = start([]);
    draft.card = { number: 'complete', expiry: 'complete', cvc: 'complete', cardName: 'Amara' };
    expect(start([], { draft }).card).toEqual({
      number: 'empty',
      expiry: 'empty',
      cvc: 'empty',
      cardName: 'Amara',
    });
  });
});

test('answer keys are safe as a path and different for different ids', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
      expect(answerKey(one)).toMatch(/^[A-Za-z_$][\w$-]*$/);
      expect(answerKey(one) in {}).toBe(false);
      expect(answerKey(one) === answerKey(other)).toBe(one === other);
    }),
  );
});

describe('countries', () => {
  test('249, named and sorted in the locale, without the excluded', () => {
    expect(countries({ locale: 'en' })).toHaveLength(249);
    expect(countries({ locale: 'en' })[0]).toEqual({ code: 'AF', name: 'Afghanistan' });
    expect(countries({ locale: 'de' }).map(({ name }) => name)).toContain('Österreich');
    const codes = countries({ locale: 'en', exclude: ['KP', 'IR', 'SY'] }).map(({ code }) => code);
    expect(codes).not.toEqual(expect.arrayContaining(['KP']));
    expect(codes).toHaveLength(246);
  });
  eachRow([
    ['Ghana', 'GH'],
    ['gh', 'GH'],
    ['Deutschland', 'DE'],
    ['Atlantis', undefined],
    ['', undefined],
  ])('%j is %s', (country, code) => expect(countryCodeOf(country, 'de')).toBe(code));
});
