import { describe, expect, it } from 'vitest';
import type { Contact } from '../../../../src/contract';
import { readTableView, writeTableView } from '../../../../src/domain';
import { saveProblem } from '../../../../src/domain/forms';
import {
  contactCriteriaOf,
  contactDraft,
  contactEmailSchema,
  contactOrdersOf,
  contactProblem,
  contactRows,
  contactSchema,
  holdersOf,
  leavingOthers,
  newContact,
  newContactEmail,
  viewOfGroup,
  type ContactEmailValues,
  type ContactStep,
  type ContactValues,
} from '../../../../src/domain/contacts';
import { eachRow } from '../../../eachRow';

const fine: ContactValues = {
  ...newContact,
  email: ' hana@papersmith.example ',
  firstName: ' Hana',
  lastName: 'Sato ',
};

describe('what a list looks for', () => {
  eachRow<[string, ReturnType<typeof contactCriteriaOf>]>([
    ['', {}],
    ['search=+papersmith+', { search: 'papersmith' }],
    ['filter.company=Lumen+Lab&filter.country=US', { company: 'Lumen Lab', countryCode: 'US' }],
    ['filter.tag=press&filter.source=IMPORT', { tag: 'press', source: 'IMPORT' }],
    ['filter.source=FAX&filter.ticket=maybe', {}],
    ['filter.ticket=no&filter.unsubscribed=yes', { withTicket: false, unsubscribed: true }],
  ])('of the address “%s” is %j', (address, criteria) => {
    expect(contactCriteriaOf(readTableView(address))).toEqual(criteria);
  });

  eachRow<[string, ReturnType<typeof contactOrdersOf>]>([
    ['', undefined],
    ['sort=COMPANY', { COMPANY: 'ASC' }],
    ['sort=-CREATED', { CREATED: 'DESC' }],
    ['sort=tags', undefined],
  ])('is in the order of “%s”: %j', (address, orders) => {
    expect(contactOrdersOf(readTableView(address))).toEqual(orders);
  });

  it('is a group’s contacts, which those without a value are not', () => {
    const view = viewOfGroup('COUNTRY', 'GH');
    expect(view && contactCriteriaOf(readTableView(writeTableView(view)))).toEqual({ countryCode: 'GH' });
    expect(viewOfGroup('TAG', '')).toBeNull();
  });
});

describe('a contact in a form', () => {
  eachRow([
    ['email', 'validation.emailRequired', { email: ' ' }],
    ['email', 'validation.emailInvalid', { email: 'hana' }],
    ['firstName', 'validation.firstNameRequired', { firstName: ' ' }],
    ['lastName', 'validation.lastNameRequired', { lastName: '' }],
    ['lastName', 'organizer.mobileApp.tooLong', { lastName: 'a'.repeat(101) }],
    ['company', 'organizer.mobileApp.tooLong', { company: 'a'.repeat(101) }],
  ] satisfies [string, string, Partial<ContactValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(contactSchema.validate({ ...fine, ...change })).rejects.toMatchObject({ path, message });
    },
  );

  it('is sent without what nobody filled in', () => {
    const who = { email: 'hana@papersmith.example', firstName: 'Hana', lastName: 'Sato' };
    expect(contactDraft(fine)).toEqual(who);
    expect(contactDraft({ ...fine, company: ' Papersmith ', country: 'JP', tags: ['speaker'] })).toEqual({
      ...who,
      company: 'Papersmith',
      countryCode: 'JP',
      tags: ['speaker'],
    });
  });
});

describe('an email to contacts', () => {
  const many = { number: 120, isTyped: (typed: string) => typed === '120' };
  const number = { key: 'organizer.kit.run.check.typeProblem', values: { number: '120' } };
  const written: ContactEmailValues = { subject: 'The program', text: 'Forty talks.', confirmed: '' };

  eachRow<[string, unknown, typeof many | null, Partial<ContactEmailValues>]>([
    ['subject', 'organizer.promotions.problem.subject', null, { subject: ' ' }],
    ['subject', 'organizer.promotions.problem.subjectTooLong', null, { subject: 'a'.repeat(201) }],
    ['text', 'organizer.promotions.problem.text', null, { text: '' }],
    ['text', 'organizer.promotions.problem.textTooLong', null, { text: 'a'.repeat(10_001) }],
    ['confirmed', number, many, {}],
    ['confirmed', number, many, { confirmed: '12' }],
  ])('is not sent for %s: %j', async (path, message, confirmation, change) => {
    const sent = contactEmailSchema(confirmation).validate({ ...written, ...change });
    await expect(sent).rejects.toMatchObject({ path, message });
  });

  it('is sent at its limits, and to many once their number is typed', async () => {
    const longest = { ...newContactEmail, subject: 'a'.repeat(200), text: 'a'.repeat(10_000) };
    expect(await contactEmailSchema(null).isValid(longest)).toBe(true);
    expect(await contactEmailSchema(many).isValid({ ...written, confirmed: '120' })).toBe(true);
  });
});

describe('a refusal', () => {
  const own = (name: string) => `organizer.contacts.problem.${name}`;
  eachRow<[ContactStep, number, string, string | undefined]>([
    ['add', 4050, own('emailTaken'), 'email'],
    ['tickets', 4022, own('ticketTwice'), undefined],
    ['tickets', 4046, own('ticketGone'), undefined],
    ['email', 4046, own('recipientGone'), undefined],
    ['import', 5000, saveProblem({ code: 5000 }).message.key, undefined],
  ])('of %s with %d is %s', (step, code, key, field) => {
    expect(contactProblem(step)({ code })).toEqual({ message: { key }, ...(field && { field }) });
  });

  eachRow<[ContactStep, string]>([
    ['tickets', own('uncertain')],
    ['import', own('uncertain')],
    ['email', own('uncertainEmail')],
    ['add', 'organizer.kit.form.failed.network'],
  ])('of %s without an answer is %s', (step, key) => {
    const failure = { code: 0, isUncertain: true };
    expect(contactProblem(step)(failure)).toEqual({ message: { key }, isUncertain: true });
  });

  it('of a country is said at its field', () => {
    const failure = { code: 4000, field: 'countryCode', error: 'Unknown.' };
    expect(contactProblem('add')(failure)).toMatchObject({ field: 'country', message: { text: 'Unknown.' } });
  });
});

describe('rows of a file', () => {
  const countries = [
    { code: 'GH', name: 'Ghana' },
    { code: 'US', name: 'United States' },
  ];
  const row = (cells: Record<string, string>) => ({
    email: 'a@b.example',
    firstName: 'A',
    lastName: 'B',
    ...cells,
  });
  const check = (...rows: Record<string, string>[]) =>
    contactRows(
      rows.map((cells, index) => ({ line: index + 2, cells: row(cells) })),
      countries,
    );

  eachRow<[string, string, Record<string, string>]>([
    ['email', 'validation.emailInvalid', { email: 'nobody' }],
    ['firstName', 'validation.firstNameRequired', { firstName: '' }],
    ['countryCode', 'organizer.contacts.import.country', { countryCode: 'Atlantis' }],
    ['tags', 'organizer.tags.problem.nameTooLong', { tags: `press;${'a'.repeat(41)}` }],
  ])('are skipped for %s: %s', (field, key, cells) => {
    expect(check(cells)).toEqual([{ line: 2, field, message: { key } }]);
  });

  it('name a country by its code or its name', () => {
    expect(check({ countryCode: 'ghana' }, { countryCode: 'us', email: 'c@d.example' })).toMatchObject([
      { row: { countryCode: 'GH' } },
      { row: { countryCode: 'US' } },
    ]);
  });

  it('have each address once, whatever its case', () => {
    expect(check({}, { email: 'A@B.example' })).toMatchObject([
      { line: 2, row: { email: 'a@b.example' } },
      { line: 3, field: 'email', message: { key: 'organizer.contacts.import.twice' } },
    ]);
  });
});

describe('tickets that are assigned', () => {
  const contact = (id: string, ...tickets: string[]) =>
    ({ id, tickets: tickets.map((ticketId) => ({ ticketId, eventId: '1001' })) }) as Contact;
  const holders = holdersOf([contact('one', 't1', 't2'), contact('two', 't3')]);

  eachRow<[string, string[], string[]]>([
    ['somebody else’s', ['t1', 't3'], ['t1']],
    ['nobody’s', ['t4'], []],
    ['their own', ['t3'], []],
  ])('leave whoever has them: %s', (_, ticketIds, leaving) => {
    expect(leavingOthers(ticketIds, holders, 'two')).toEqual(leaving);
  });
});
