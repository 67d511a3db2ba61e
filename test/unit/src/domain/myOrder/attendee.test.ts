import { expect, test } from 'vitest';
import type { FormModel, MyTicket } from '../../../../../src/contract';
import {
  attendeeAnswers,
  attendeeSection,
  hasFixedAnswers,
  myAttendeeUpdate,
} from '../../../../../src/domain/myOrder';

const question = (id: string, attributeKey: string, rest: Partial<FormModel['entities'][number]> = {}) => ({
  id: `${id}_form`,
  attributeKey,
  label: attributeKey,
  type: 'text' as const,
  required: false,
  ...rest,
});

const form: FormModel = {
  entities: [
    question('1', 'firstName', { required: true }),
    question('2', 'company', { required: true }),
    question('3', 'agreed', { type: 'consent', required: true }),
    question('4', 'email', { type: 'email', required: true }),
    question('5', 'topics', { type: 'checkbox', options: ['Signs', 'Maps'] }),
  ],
};

const ticket: MyTicket = {
  id: 'NL26-1-1',
  ticketTypeId: '3001',
  ticketName: 'General Admission',
  firstName: 'Amara',
  lastName: 'Osei',
  email: 'amara@tidewater.example',
  status: 'valid',
  registration: [
    { id: '5', attributeKey: 'topics', submissionValues: ['Signs'] },
    { id: '3', attributeKey: 'agreed', submissionValues: ['true'] },
  ],
  version: 3,
  transfer: null,
};

const section = attendeeSection(form, ticket);
const keyOf = (attributeKey: string) =>
  section.questions.find((each) => each.attributeKey === attributeKey)?.key ?? '';

test('asks in the order of the form, without consents, and nobody for what they did not answer', () => {
  expect(section.questions.map(({ attributeKey, required }) => [attributeKey, required])).toEqual([
    ['firstName', true],
    ['company', false],
    ['email', true],
    ['topics', false],
  ]);
});

test('begins with what the ticket has, also where no answer is saved for it', () => {
  expect(attendeeAnswers(ticket, section)).toEqual({
    [keyOf('firstName')]: 'Amara',
    [keyOf('company')]: '',
    [keyOf('email')]: 'amara@tidewater.example',
    [keyOf('topics')]: ['Signs'],
  });
});

test('sends who it is, and the answers that changed; a name the form does not ask stays', () => {
  const answers = {
    ...attendeeAnswers(ticket, section),
    [keyOf('firstName')]: ' Ama ',
    [keyOf('topics')]: ['Signs', 'Maps'],
  };
  expect(myAttendeeUpdate(ticket, section, answers)).toEqual({
    firstName: 'Ama',
    lastName: 'Osei',
    email: 'amara@tidewater.example',
    answers: [{ id: '5', submissionValues: ['Signs', 'Maps'] }],
    version: 3,
  });
});

test('sessions can be chosen anew; one that left the agenda is neither in the way nor taken back', () => {
  const session = (id: string) => ({
    id,
    name: id,
    'start-date': '2026-05-14T13:00:00Z',
    'end-date': '2026-05-14T14:00:00Z',
    capacity: null,
    remaining: null,
  });
  const withSessions: FormModel = {
    entities: [
      question('6', 'sessionRegistration', {
        type: 'sessionRegistration',
        sessions: ['s1', 's2'].map(session),
      }),
    ],
  };
  const registered: MyTicket = {
    ...ticket,
    registration: [{ id: '6', attributeKey: 'sessionRegistration', submissionValues: ['s1', 'gone'] }],
  };
  const asked = attendeeSection(withSessions, registered);
  const [{ key } = { key: '' }] = asked.questions;
  const answers = attendeeAnswers(registered, asked);
  expect(answers).toEqual({ [key]: ['s1'] });
  expect(myAttendeeUpdate(registered, asked, answers).answers).toEqual([]);
  expect(myAttendeeUpdate(registered, asked, { [key]: ['s2'] }).answers).toEqual([
    { id: '6', submissionValues: ['s2'] },
  ]);
});

test('whoever agreed to something hears that it can’t be changed here', () => {
  expect(hasFixedAnswers(form, ticket)).toBe(true);
  expect(hasFixedAnswers(form, { ...ticket, registration: ticket.registration.slice(0, 1) })).toBe(false);
});
