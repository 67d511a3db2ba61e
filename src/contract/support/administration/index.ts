import { endpoint } from '../../endpoint';
import type { Instant } from '../../entities';
import { needs } from '../../needs';
import type { AccountOverview, AgreementStatus } from '../../organizer/account';
import type { PushQuota, Subscription, SyncReport, UserVerification, WidgetSnippet } from './entities';
import { forSupport } from './forSupport';
import * as answers from '../../generated/support/administration';

export * from './acting';
export * from './entities';
export * from './features';

/**
 * Set how many registrations an account may have. Fails: 4022 fewer than it has. 002 §6, §7.
 * @calls 333
 * @experimental
 */
export const setRegistrations = endpoint<{
  params: { accountId: string };
  body: {
    /** How many tickets the account may sell. */
    registrations: number;
  };
  ok: AccountOverview;
}>()({
  method: 'PUT',
  path: '/admin/accounts/:accountId/setRegistrations',
  ...forSupport,
  chosenShape: true,
  reads: answers.setRegistrations,
});

/**
 * Set the day an account's agreement begins. Fails: 4000 no moment; 4022 not before its end. 002 §6, §7.
 * @calls 334
 * @experimental
 */
export const updateAgreementStartDate = endpoint<{
  params: { accountId: string };
  body: { startDate: Instant };
  ok: AccountOverview;
}>()({
  method: 'PUT',
  path: '/admin/accounts/:accountId/updateAgreementStartDate',
  ...forSupport,
  chosenShape: true,
  reads: answers.updateAgreementStartDate,
});

/**
 * Set the day an account's agreement ends. Fails: 4000 no moment; 4022 not after its start. 002 §6, §7.
 * @calls 335
 * @experimental
 */
export const updateAgreementEndDate = endpoint<{
  params: { accountId: string };
  body: { endDate: Instant };
  ok: AccountOverview;
}>()({
  method: 'PUT',
  path: '/admin/accounts/:accountId/updateAgreementEndDate',
  ...forSupport,
  chosenShape: true,
  reads: answers.updateAgreementEndDate,
});

/**
 * Move an account's agreement on; the transitions are `AgreementStatus`'s. The status it has already changes nothing.
 * Fails: 4091 no such transition; 4022 ACTIVE past its end. 002 §6, §7.
 * @calls 336
 * @experimental
 */
export const updateAgreementStatus = endpoint<{
  params: { accountId: string };
  body: { status: AgreementStatus };
  ok: AccountOverview;
  fail: 4091;
}>()({
  method: 'PUT',
  path: '/admin/accounts/:accountId/updateAgreementStatus',
  ...forSupport,
  chosenShape: true,
  reads: answers.updateAgreementStatus,
});

/**
 * Allow an account so many team members more. Fails: 4022 not a whole number above 0. 002 §6, §7.
 * @calls 337
 * @experimental
 */
export const addTeamMembers = endpoint<{
  params: { accountId: string };
  body: {
    /** How many people more the account may have. */
    teamMembers: number;
  };
  ok: AccountOverview;
}>()({
  method: 'PUT',
  path: '/admin/accounts/:accountId/addTeamMembers',
  ...forSupport,
  chosenShape: true,
  reads: answers.addTeamMembers,
});

/**
 * Allow an account so many events more. Fails: 4022 not a whole number above 0. 002 §6, §7.
 * @calls 338
 * @experimental
 */
export const addEvents = endpoint<{
  params: { accountId: string };
  body: {
    /** How many events more the account may have. */
    events: number;
  };
  ok: AccountOverview;
}>()({
  method: 'PUT',
  path: '/admin/accounts/:accountId/addEvents',
  ...forSupport,
  chosenShape: true,
  reads: answers.addEvents,
});

/**
 * Check that what the platform stores fits together. As a GET it changes nothing. 002 §6, §7.
 * @calls 339
 * @experimental
 */
export const getSyncReport = endpoint<{ ok: SyncReport }>()({
  method: 'GET',
  path: '/admin/sync',
  ...forSupport,
  chosenShape: true,
  reads: answers.getSyncReport,
});

/**
 * Set how many push notifications an event's app may send. Fails: 4022 fewer than it sent. 002 §6, §7.
 * @calls 340
 * @experimental
 */
export const updatePushQuota = endpoint<{
  params: { eventId: string };
  body: {
    /** How many may be sent altogether; not below what was sent. */
    quota: number;
  };
  ok: PushQuota;
}>()({
  method: 'PUT',
  path: '/admin/event/:eventId/push-quota',
  ...forSupport,
  chosenShape: true,
  reads: answers.updatePushQuota,
});

/**
 * Change the code that an organizer pastes to show a widget. Fails: 4046 an unknown widget; 4022 empty or longer than
 * 20,000 characters. 002 §6, §7.
 * @calls 347
 * @experimental
 */
export const updateWidgetSnippet = endpoint<{
  params: { eventId: string; widgetId: string };
  body: Pick<WidgetSnippet, 'codeSnippet'>;
  ok: WidgetSnippet;
}>()({
  method: 'PUT',
  path: '/admin/event/:eventId/widget/:widgetId',
  ...forSupport,
  chosenShape: true,
  reads: answers.updateWidgetSnippet,
});

/**
 * Read whether an address still gets the platform's mails. Fails: 4000 no address. 002 §7.
 * @calls 348
 * @experimental
 */
export const getSubscription = endpoint<{
  query: {
    /** Address that is asked about. */
    email: string;
  };
  ok: Subscription;
}>()({
  method: 'GET',
  path: '/admin/isUnsubscribed',
  ...forSupport,
  chosen: true,
  chosenShape: true,
  required: needs('email'),
  reads: answers.getSubscription,
});

/**
 * Send mails to an address again; one that gets them changes nothing. Fails: 4000 no address; 4091 its owner reported
 * mails as spam. 002 §6, §7.
 * @calls 349
 * @experimental
 */
export const resubscribe = endpoint<{
  body: {
    /** Address that gets mails again. */
    email: string;
  };
  ok: Subscription;
  fail: 4091;
}>()({
  method: 'PUT',
  path: '/admin/resubscribe',
  ...forSupport,
  chosen: true,
  chosenShape: true,
  required: needs('email'),
  reads: answers.resubscribe,
});

/**
 * Read whether a person's address is verified. Fails: 4000 no address; 4046 nobody has it. 002 §6, §7.
 * @calls 350
 * @experimental
 */
export const getUserVerification = endpoint<{
  query: {
    /** Address that is asked about. */
    email: string;
  };
  ok: UserVerification;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/admin/userVerification',
  ...forSupport,
  chosen: true,
  chosenShape: true,
  required: needs('email'),
  reads: answers.getUserVerification,
});
