import { endpoint } from '../../endpoint';
import { needs } from '../../needs';
import type { SignedInPerson } from '../../organizer/account';
import { forSupport } from './forSupport';
import * as answers from '../../generated/support/administration';

/**
 * Act as an account: support may make its calls from now on, which it may not of an account that is none of its own. Acting as another one
 * before ends. Signing out ends it. Fails: 4042 there is no such account; 4000 no reason.
 * @experimental
 */
export const beginActing = endpoint<{
  params: { accountId: string };
  body: {
    /**
     * Why, for whoever asks later.
     * @minLength 1
     * @maxLength 200
     */
    reason: string;
  };
  ok: SignedInPerson;
  fail: 4042;
}>()({
  ...forSupport,
  method: 'PUT',
  path: '/admin/accounts/:accountId/acting',
  chosen: true,
  chosenShape: true,
  required: needs('reason'),
  reads: answers.beginActing,
});

/**
 * Stop acting as an account; nothing changes when it had ended.
 * @experimental
 */
export const endActing = endpoint<{ ok: SignedInPerson }>()({
  ...forSupport,
  method: 'DELETE',
  path: '/admin/acting',
  chosen: true,
  chosenShape: true,
  reads: answers.endActing,
});
