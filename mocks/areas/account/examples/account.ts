import {
  getOwnAccount,
  getSignedInPerson,
  listOwnAccounts,
  openOwnAccount,
  requestPasswordReset,
  resetPassword,
  updateAccount,
  updateSignedInPerson,
} from '../../../../src/contract';
import { exampleOf, type Examples } from '../../example';

export const accountExamples: Examples = {
  getOwnAccount: exampleOf(getOwnAccount, {}),
  updateAccount: exampleOf(updateAccount, {
    params: { accountId: '77' },
    body: { supportEmail: 'help@northlight.example', website: 'https://northlight.example/2026' },
  }),
  requestPasswordReset: exampleOf(requestPasswordReset, {
    body: { 'login-data': { user: 'dario@northlight.example', source: 'organizer' } },
  }),
  resetPassword: exampleOf(resetPassword, {
    params: { hash: 'reset-of-wren-feb-12' },
    body: { 'login-data': { password: 'signs over the harbour', source: 'organizer' } },
  }),
  getSignedInPerson: exampleOf(getSignedInPerson, {}),
  updateSignedInPerson: exampleOf(updateSignedInPerson, {
    body: { 'first-name': 'Ines', 'photo-url': 'https://platform.example/ines.jpg' },
  }),
  listOwnAccounts: exampleOf(listOwnAccounts, {}),
  openOwnAccount: exampleOf(openOwnAccount, { body: { accountId: '77' } }),
};
