import {
  getOwnAccount,
  getSignedInPerson,
  requestPasswordReset,
  resetPassword,
  updateAccount,
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
};
