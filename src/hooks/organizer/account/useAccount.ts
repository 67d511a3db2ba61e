'use client';
import { getOwnAccount, getRoleAttributes, updateAccount } from '../../../contract';
import { accountChanges, accountValues, type AccountValues } from '../../../domain/account';
import { modifiedAt, recordResource, useRecord } from '../resource/useRecord';
import { useRead } from '../resource/useRead';

const account = /* @__PURE__ */ recordResource({
  read: getOwnAccount,
  write: updateAccount,
  toForm: accountValues,
  toRequest: (values: AccountValues, { version, before }) => ({
    // A form is there only of what was read.
    params: { accountId: before?.id ?? '' },
    body: { ...accountChanges(values), modifiedDate: sentMoment(version, before?.modifiedDate) },
  }),
  version: ({ modifiedDate }) => Date.parse(modifiedDate),
});

/** As the backend wrote it, which compares texts, unless it was read anew behind the form. */
const sentMoment = (version: number, read = '') =>
  Date.parse(read) === version ? read : modifiedAt(version);

/**
 * The account of whoever is signed in as it is saved and as a form has it, and the way to change it. `save` rejects with the client's
 * ApiError. Reading never throws; read `isError` and `isUnknown`. 002 §7 Accounts.
 * @experimental
 */
export function useAccount() {
  const { record, ...rest } = useRecord(account, {});
  return { ...rest, account: record };
}

/** What each role may do in an account. Reading never throws; read `isError`. 002 §6. @experimental */
export function useRoleAttributes(accountId: string) {
  const { data, ...read } = useRead(getRoleAttributes, { params: { accountId } });
  return { ...read, roles: data?.roles };
}
