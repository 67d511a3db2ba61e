import { expect } from 'vitest';
import type { FormModel, MyTicket } from '../../../../../src/contract';
import { readableAnswers } from '../../../../../src/domain/myOrder';
import { eachRow } from '../../../../eachRow';

type Question = FormModel['entities'][number];
type Entry = MyTicket['registration'][number];

const read = (question: Partial<Question>, entry: Partial<Entry>) => {
  const whole: Question = {
    id: '7_form',
    attributeKey: 'other',
    label: 'Other',
    type: 'text',
    required: false,
    ...question,
  };
  const registration = [{ id: '7', attributeKey: whole.attributeKey, submissionValues: [], ...entry }];
  return readableAnswers({ entities: [whole] }, { registration } as unknown as MyTicket, 'en').map(
    ({ text }) => text,
  );
};

eachRow<[string, Partial<Question>, Partial<Entry>, string[]]>([
  ['a text', {}, { submissionValues: [' Signs '] }, ['Signs']],
  ['several', { type: 'checkbox' }, { submissionValues: ['Signs', 'Maps'] }, ['Signs, Maps']],
  [
    'names of sessions',
    { type: 'sessionRegistration' },
    { submissionValues: ['9'], texts: ['Keynote'] },
    ['Keynote'],
  ],
  ['a country by its name', { type: 'country' }, { submissionValues: ['NO'] }, ['Norway']],
  ['no empty answer', {}, { submissionValues: [' '] }, []],
  ['no consent', { type: 'consent' }, { submissionValues: ['true'] }, []],
  ['no file', { type: 'file' }, { submissionValues: ['file-1'] }, []],
  ['nothing that stands beside the ticket', { attributeKey: 'email' }, { submissionValues: ['a@b.co'] }, []],
  ['nothing the form does not know', {}, { id: '8', submissionValues: ['Signs'] }, []],
])('shows %s', (_, question, entry, expected) => {
  expect(read(question, entry)).toEqual(expected);
});
