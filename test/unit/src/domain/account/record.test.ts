import { describe, expect, it } from 'vitest';
import { accountChanges, accountSchema, type AccountValues } from '../../../../../src/domain/account';
import { eachRow } from '../../../../eachRow';

const fine: AccountValues = {
  name: ' Northlight ',
  website: '',
  supportEmail: 'hello@northlight.example',
  country: 'US',
  timeZoneId: 'America/New_York',
  currencyCode: 'USD',
};

describe('an account in a form', () => {
  it('is sent without spaces around, and without a website as none', () => {
    expect(accountChanges(fine)).toEqual({ ...fine, name: 'Northlight', website: null });
  });

  it('is accepted', async () => {
    await expect(accountSchema.isValid(fine)).resolves.toBe(true);
  });

  const refused: [change: Partial<AccountValues>, path: string][] = [
    [{ name: ' ' }, 'name'],
    [{ website: 'http://northlight.example' }, 'website'],
    [{ supportEmail: 'hello' }, 'supportEmail'],
    [{ country: '' }, 'country'],
    [{ timeZoneId: '' }, 'timeZoneId'],
  ];
  eachRow(refused)('is refused with %o', async (change, path) => {
    await expect(accountSchema.validate({ ...fine, ...change })).rejects.toMatchObject({ path });
  });
});
