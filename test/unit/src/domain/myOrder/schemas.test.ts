import { expect } from 'vitest';
import { cancellationSchema, lookupSchema, transferRequestSchema } from '../../../../../src/domain/myOrder';
import { eachRow } from '../../../../eachRow';

const esi = { firstName: 'Esi', lastName: 'Boateng', emailAddress: 'esi@tidewater.example' };

eachRow([
  ['a lookup', lookupSchema(), { orderNumber: ' ', email: 'a@b.co' }, 'myOrder.numberRequired'],
  ['a lookup', lookupSchema(), { orderNumber: '1', email: 'a' }, 'validation.emailInvalid'],
  ['a transfer', transferRequestSchema(), { ...esi, lastName: '' }, 'validation.lastNameRequired'],
  ['a transfer', transferRequestSchema(), { ...esi, firstName: 'E'.repeat(81) }, 'myOrder.nameTooLong'],
  ['a cancellation', cancellationSchema(), { reason: 'r'.repeat(1_001) }, 'myOrder.reasonTooLong'],
] as const)('%s is refused by its key', async (_, schema, values, key) => {
  await expect(schema.validate(values)).rejects.toThrow(key);
});
