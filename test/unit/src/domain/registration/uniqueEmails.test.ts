import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import type { FormModel } from '../../../../../src/contract';
import {
  contextOf,
  initialValues,
  registrationSchema,
  repeatedEmails,
  type Answers,
  type RegistrationContext,
} from '../../../../../src/domain';
import { filledIn, formArgs, freeHold, personTickets } from '../../../../../stories/fixtures/orders';

const { form } = formArgs;
const tickets = personTickets(4);
const context = (change: Partial<RegistrationContext> = {}): RegistrationContext => ({
  ...contextOf(freeHold, { form, personTickets: tickets, uniqueEmails: true }),
  ...change,
});
const answersOf = (...emails: string[]): Answers =>
  Object.fromEntries(tickets.map(({ id }, index) => [`$${id}`, { $103_form: emails[index] ?? '' }]));

describe('repeatedEmails (000 §5 enforceUniqueEmail)', () => {
  it('finds each attendee after the first with the same address', () => {
    const answers = answersOf('amara@tidewater.studio', 'jonas@kolonn.se', 'amara@tidewater.studio');
    expect(repeatedEmails(answers, context())).toEqual(['attendees.$9003.$103_form']);
  });

  it('makes nothing of case and surrounding spaces', () => {
    const answers = answersOf(' Amara@Tidewater.studio', 'amara@tidewater.STUDIO ');
    expect(repeatedEmails(answers, context())).toEqual(['attendees.$9002.$103_form']);
  });

  it('leaves empty ones alone', () => {
    expect(repeatedEmails(answersOf('', ' ', ''), context())).toEqual([]);
  });

  it('says nothing unless the organizer enforces it', () => {
    const answers = answersOf('amara@tidewater.studio', 'amara@tidewater.studio');
    expect(repeatedEmails(answers, context({ uniqueEmails: false }))).toEqual([]);
    expect(repeatedEmails(answers, context({ uniqueEmails: undefined }))).toEqual([]);
  });

  it('does not compare what is not asked', () => {
    const [first, last, email, ...rest] = form.entities;
    const hanging: FormModel = {
      ...form,
      entities: [
        ...(first && last ? [first, last] : []),
        ...(email ? [{ ...email, showWhen: { questionId: '101_form', values: ['Amara'] } }] : []),
        ...rest,
      ],
    };
    const answers: Answers = {
      $9001: { $101_form: 'Amara', $103_form: 'amara@tidewater.studio' },
      $9002: { $101_form: 'Jonas', $103_form: 'amara@tidewater.studio' },
    };
    expect(repeatedEmails(answers, context({ form: hanging }))).toEqual([]);
  });
});

describe('the rule in the form', () => {
  const two = personTickets(2);
  const values = {
    ...initialValues({ form, personTickets: two, locale: 'en', draft: filledIn }),
    legalAgreement: true,
  };
  const check = async (attendees: Answers, uniqueEmails = true) => {
    const schema = registrationSchema(contextOf(freeHold, { form, personTickets: two, uniqueEmails }));
    return schema.validate({ ...values, attendees }, { abortEarly: false }).then(
      () => [],
      (cause: unknown) =>
        cause instanceof ValidationError ? cause.inner.map(({ path, message }) => [path, message]) : cause,
    );
  };
  const same: Answers = {
    $9001: { ...values.attendees['$9001'] },
    $9002: { ...values.attendees['$9002'], $103_form: 'AMARA@tidewater.studio' },
  };

  it('puts the words on the second field, before anything is sent', async () => {
    expect(await check(same)).toEqual([['attendees.$9002.$103_form', 'validation.emailUnique']]);
    expect(await check(same, false)).toEqual([]);
  });

  it('stands beside what else is wrong', async () => {
    const wrong = { ...same, $9001: { ...same['$9001'], $101_form: '' } };
    expect(await check(wrong)).toEqual([
      ['attendees.$9001.$101_form', 'validation.firstNameRequired'],
      ['attendees.$9002.$103_form', 'validation.emailUnique'],
    ]);
  });

  it('lets the buyer be one of the attendees', async () => {
    expect(values.buyer.email).toBe('amara@tidewater.studio');
    expect(await check(values.attendees)).toEqual([]);
  });
});
