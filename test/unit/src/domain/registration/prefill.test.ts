import { describe, expect, it } from 'vitest';
import type { FormModel, FormQuestion, Person } from '../../../../../src/contract';
import { contextOf, fillingsOf, initialValues, readDraft } from '../../../../../src/domain';
import {
  amara,
  filledIn,
  formArgs,
  freeEventHold,
  hold,
  invoiceHold,
  personTickets,
} from '../../../../../stories/fixtures/orders';
import { eachRow } from '../../../../eachRow';

const { form } = formArgs;
const tickets = personTickets(2);
const question = (question: Partial<FormQuestion> & Pick<FormQuestion, 'id' | 'attributeKey' | 'type'>) => ({
  label: question.id,
  required: false,
  ...question,
});
const more: FormModel = {
  ...form,
  entities: [
    ...form.entities,
    question({ id: 'home', attributeKey: 'country', type: 'country' }),
    question({ id: 'homeText', attributeKey: 'country', type: 'text' }),
    question({ id: 'firm', attributeKey: 'company', type: 'select', options: ['Kolonn', 'Openwork'] }),
    question({ id: 'days', attributeKey: 'days', type: 'checkbox', options: ['Thu', 'Fri'] }),
  ],
};
const maren: Person = { ...amara, country: 'Deutschland' };

describe('the first ticket is prefilled from the logged-in user (000 §4)', () => {
  const values = initialValues({ form: more, personTickets: tickets, me: maren, locale: 'de' });
  it('fills names, email, company and country of the first attendee', () => {
    expect(values.attendees['$9001']).toMatchObject({
      $101_form: 'Amara',
      $102_form: 'Osei',
      $103_form: 'amara@tidewater.studio',
      $104_form: 'Tidewater Studio',
      home: 'DE',
      homeText: 'Deutschland',
    });
  });
  it('fills no choice that is not offered', () => {
    expect(values.attendees['$9001']).toMatchObject({ firm: '', days: [] });
  });
  it('leaves the others empty', () => {
    expect(
      Object.values(values.attendees['$9002'] ?? {})
        .flat()
        .join(''),
    ).toBe('');
  });
  it('fills the buyer and the bill (000 §6)', () => {
    expect(values.buyer).toEqual({ firstName: 'Amara', lastName: 'Osei', email: 'amara@tidewater.studio' });
    expect(values.billing).toMatchObject({ country: 'DE', company: 'Tidewater Studio' });
  });
  it('never over what the backend or the buyer had', () => {
    const [first, second] = tickets;
    if (!first || !second) throw new Error('two tickets');
    const known = { ...first, formSubmission: { entities: [entry('101_form', 'firstName', 'Kwame')] } };
    const typed = initialValues({ locale: 'en' });
    typed.attendees['$9001'] = { $102_form: 'Mensah', days: ['Fri'] };
    typed.buyer.firstName = 'Ama';
    const both = initialValues({
      form: more,
      personTickets: [known, second],
      me: amara,
      locale: 'en',
      draft: typed,
    });
    expect(both.attendees['$9001']).toMatchObject({
      $101_form: 'Kwame',
      $102_form: 'Mensah',
      $103_form: 'amara@tidewater.studio',
      days: ['Fri'],
    });
    expect(both.buyer).toEqual({ firstName: 'Ama', lastName: 'Osei', email: 'amara@tidewater.studio' });
  });
});

const entry = (id: string, attributeKey: string, value: string) => ({
  id,
  attributeKey,
  submissionValues: [value],
});

describe('what a profile adds to a form', () => {
  const empty = initialValues({ form, personTickets: tickets, locale: 'en' });
  const context = contextOf(hold, { form, personTickets: tickets });
  const names = (change: Partial<Parameters<typeof fillingsOf>[1]> = {}) =>
    fillingsOf(amara, { values: empty, context, locale: 'en', ...change }).map(({ name }) => name);

  it('is the buyer, the country of the bill and the first attendee', () => {
    expect(names()).toEqual([
      ...['buyer.firstName', 'buyer.lastName', 'buyer.email', 'billing.country'],
      ...['attendees.$9001.$101_form', 'attendees.$9001.$102_form'],
      ...['attendees.$9001.$103_form', 'attendees.$9001.$104_form'],
    ]);
  });
  it('is only what is empty', () => {
    const values = structuredClone(empty);
    values.buyer.email = 'ama@home.example';
    values.attendees['$9001'] = { ...values.attendees['$9001'], $101_form: 'Ama' };
    const left = names({ values });
    expect(left).not.toContain('buyer.email');
    expect(left).not.toContain('attendees.$9001.$101_form');
    expect(left).toHaveLength(6);
    expect(fillingsOf(amara, { values: filledIn, context, locale: 'en' })).toEqual([]);
  });
  it('is only what is asked', () => {
    const nobody = contextOf(freeEventHold, { form, personTickets: tickets });
    expect(names({ context: nobody }).every((name) => name.startsWith('attendees.'))).toBe(true);
    const byInvoice = contextOf(invoiceHold, {
      invoice: { visible: ['company', 'country'], required: [] },
    });
    expect(names({ context: byInvoice })).toContain('billing.company');
    expect(names({ context: byInvoice })).toHaveLength(5);
  });
  it('is no country nobody may choose (000 §6)', () => {
    expect(names({ excludedCountries: ['US'] })).not.toContain('billing.country');
  });
});

describe('a draft that an older version wrote', () => {
  it('keeps what still has its shape, and drops the rest', () => {
    const { billing, ...rest } = structuredClone(filledIn) as unknown as Record<string, object>;
    const old = {
      ...rest,
      billing: { country: 'US', city: 7 },
      attendees: { $9001: { $101_form: 'Amara', days: ['Fri'], size: { text: 'M' } }, $9002: null },
      showInCommunity: 'yes',
    };
    expect(billing).toBeDefined();
    expect(readDraft(old)).toMatchObject({
      attendees: { $9001: { $101_form: 'Amara', days: ['Fri'] } },
      billing: { country: 'US', city: '', memo: '', vat: '' },
      additionalTermsConsent: false,
      showInCommunity: true,
    });
    expect(readDraft(old)?.attendees).not.toHaveProperty('$9002');
    expect(readDraft(old)?.attendees['$9001']).not.toHaveProperty('size');
  });
  eachRow([null, 7, 'draft', [], {}, { attendees: [], buyer: {}, billing: {}, card: {} }])(
    '%j is none',
    (stored) => {
      expect(readDraft(stored)).toBeUndefined();
    },
  );
  it('never brings back how complete a card was', () => {
    const typed = {
      ...filledIn,
      card: { number: 'complete', expiry: 'complete', cvc: 'complete', cardName: 'A' },
    };
    expect(readDraft(typed)?.card).toEqual({ number: 'empty', expiry: 'empty', cvc: 'empty', cardName: 'A' });
  });
});
