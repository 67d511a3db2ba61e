import { expect, test } from 'vitest';
import { initialValues, orderSubmission, readDraft, type CustomField } from '../../../../../src/domain';
import { customFieldsSchema } from '../../../../../src/domain/registration/customFieldsSchema';
import { eachRow } from '../../../../eachRow';
import { problemsOf } from './problemsOf';

const customField = (more: Partial<CustomField>): CustomField => ({ name: 'own', label: 'Own', ...more });
const member = (value: string) => (value.startsWith('TW-') ? undefined : 'It looks like TW-1234.');

eachRow<[Partial<CustomField>, string, string | undefined]>([
  [{}, '', undefined],
  [{ required: true }, ' ', '{{label}} is required.'],
  [{}, 'x'.repeat(250), undefined],
  [{}, 'x'.repeat(251), '{{label}} is too long.'],
  [{ type: 'multiline' }, 'x'.repeat(1_000), undefined],
  [{ type: 'multiline', maxLength: 5_000 }, 'x'.repeat(1_001), '{{label}} is too long.'],
  [{ maxLength: 3 }, 'four', '{{label}} is too long.'],
  [{ type: 'email' }, 'nobody', 'Email is not valid.'],
  [{ type: 'email', required: true }, '', '{{label}} is required.'],
  [{ type: 'select', options: ['S', 'M'] }, 'M', undefined],
  [{ type: 'select', options: ['S', 'M'] }, 'XL', "Choice can't be empty."],
  [{ type: 'checkbox', required: true }, '', '{{label}} is required.'],
  [{ validate: member }, '', undefined],
  [{ validate: member }, 'TW-1234', undefined],
  [{ validate: member }, '1234', 'It looks like TW-1234.'],
])('a field %j filled in with “%s” says %s', async (more, own, problem) => {
  const said = await problemsOf(customFieldsSchema([customField(more)]), { own });
  expect(said['own']).toBe(problem);
});

const hold = {
  token: 'hold-1',
  orderTotal: 0,
  currency: { code: 'USD', symbol: '$' },
  tickets: [],
  freeEvent: true,
  isPayByInvoice: false,
  gateway: 'free' as const,
};
const sent = (custom: Record<string, string>, customFields?: CustomField[]) =>
  orderSubmission({ ...initialValues({ locale: 'en' }), custom }, { hold, locale: 'en', customFields });

test('what is filled in is sent by name, trimmed; what is empty, or of a field that is gone, is not', () => {
  const fields = [customField({ name: 'shirt' }), customField({ name: 'wishes' })];
  expect(sent({ shirt: ' M ', wishes: ' ', gone: 'x' }, fields).customFields).toEqual({ shirt: 'M' });
  expect(sent({ shirt: '', gone: 'x' }, fields)).not.toHaveProperty('customFields');
  expect(sent({ shirt: 'M' })).not.toHaveProperty('customFields');
});

test('a draft keeps them as texts, whatever a store gave back', () => {
  const draft = { ...initialValues({ locale: 'en' }), custom: { shirt: 'M', count: 3 } };
  expect(readDraft(structuredClone(draft))?.custom).toEqual({ shirt: 'M' });
  expect(readDraft({ ...draft, custom: ['M'] })).not.toHaveProperty('custom');
});
