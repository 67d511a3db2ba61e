import type { Account } from '../../src/contract';
import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export interface AccountsTables {
  /** Of the platform: scope `''`. */
  accounts: Account;
}

export const accountsRecords: RecordsOf<AccountsTables> = {
  accounts: { '': [{ id: '77', name: 'Northlight Conferences' }] },
};
