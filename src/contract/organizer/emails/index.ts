import type {
  EmailCampaign,
  EmailCampaignChanges,
  EmailContext,
  EmailCriteria,
  EmailDelivery,
  EmailField,
  EmailRendering,
  EmailTemplate,
  MigratedEmail,
  NewEmailCampaign,
} from './entities';
import { endpoint } from '../../endpoint';
import type { Instant } from '../../entities';
import type { SearchPage, SearchRequest } from '../../paging';
import * as answers from '../../generated/organizer/emails';

export type * from './entities';

const builder = '/emailBuilder/accounts/:accountId/events/:eventId';
const ours = { base: 'v2', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * The event's email campaigns, in the order of their making. 002 §7 Email builder.
 * @calls 281
 * @experimental
 */
export const listEmails = endpoint<{
  params: { accountId: string; eventId: string };
  ok: { emails: EmailCampaign[] };
}>()({
  method: 'GET',
  path: `${builder}/emails`,
  ...ours,
  reads: answers.listEmails,
});

/**
 * Search the event's email campaigns, by registration status for one. 15 on a page when `size` is absent (002 §9); what was changed
 * last comes first without `orders`. 002 §7 Email builder.
 * @calls 282
 * @experimental
 */
export const searchEmails = endpoint<{
  params: { accountId: string; eventId: string };
  body: SearchRequest<EmailCriteria, EmailField>;
  ok: SearchPage<EmailCampaign>;
}>()({ method: 'POST', path: `${builder}/emails/search`, ...ours, reads: answers.searchEmails });

/**
 * Create an email campaign. It starts as DRAFT, unpublished and enabled. A schedule of type NOW has the present moment for its date,
 * whatever was sent. 002 §4, §7 Email builder. Fails: 4000 a member is malformed, or a ticket type or placeholder is unknown;
 * 4022 the schedule or registration status is the other type's; 4046 no such template.
 * @calls 283
 * @experimental
 */
export const createEmail = endpoint<{
  params: { accountId: string; eventId: string };
  body: NewEmailCampaign;
  ok: EmailCampaign;
  fail: 4000 | 4022 | 4046;
}>()({ method: 'POST', path: `${builder}/emails`, ...ours, reads: answers.createEmail });

/**
 * Change an email campaign. One that waits for its date is a DRAFT again and must be published anew; an ACTIVE one goes out as it
 * was published last until it is published anew. 002 §4, §7 Email builder.
 * Fails: 4000 and 4022 as in creating; 4046; 4090 somebody else changed it; 4091 it went out.
 * @calls 284
 * @experimental
 */
export const updateEmail = endpoint<{
  params: { accountId: string; eventId: string; emailId: string };
  body: EmailCampaignChanges;
  ok: EmailCampaign;
  fail: 4000 | 4022 | 4046 | 4090 | 4091;
}>()({ method: 'PUT', path: `${builder}/emails/:emailId`, ...ours, reads: answers.updateEmail });

/**
 * Delete an email campaign; what was to go out no longer does. Its history goes with it. Fails: 4046. 002 §7 Email builder.
 * @calls 285
 * @experimental
 */
export const deleteEmail = endpoint<{
  params: { accountId: string; eventId: string; emailId: string };
  ok: null;
  fail: 4046;
}>()({
  method: 'DELETE',
  path: `${builder}/emails/:emailId`,
  base: 'v2',
  auth: 'account',
  chosen: true,
});

/**
 * Copy an email campaign, sent or not. The copy is a DRAFT, unpublished and enabled, without a date. Fails: 4046.
 * 002 §7 Email builder.
 * @calls 286
 * @experimental
 */
export const duplicateEmail = endpoint<{
  params: { accountId: string; eventId: string; emailId: string };
  ok: EmailCampaign;
  fail: 4046;
}>()({
  method: 'POST',
  path: `${builder}/emails/:emailId/duplicate`,
  ...ours,
  reads: answers.duplicateEmail,
});

/**
 * Publish an email campaign as it stands. REGISTRATION becomes ACTIVE. SCHEDULED of type DATE waits for its date; of type NOW it
 * goes out at once. Publishing what is published changes nothing. 002 §4, §7 Email builder.
 * Fails: 4022 it has no subject or no content, no date, or one that is over; 4046; 4091 it went out, or it is to go out at once while it
 * is off.
 * @calls 287
 * @experimental
 */
export const publishEmail = endpoint<{
  params: { accountId: string; eventId: string; emailId: string };
  ok: EmailCampaign;
  fail: 4022 | 4046 | 4091;
}>()({ method: 'PUT', path: `${builder}/emails/:emailId/publish`, ...ours, reads: answers.publishEmail });

/**
 * Turn an email campaign on or off: `enabled` in the path is `true` or `false`. What an ACTIVE one missed while it was off is not made
 * up for. Asking for what it is already changes nothing. 002 §4, §7 Email builder.
 * Fails: 4000 neither `true` nor `false`; 4046; 4091 it went out, or its date went by while it was off: choose another.
 * @calls 288
 * @experimental
 */
export const enableEmail = endpoint<{
  params: { accountId: string; eventId: string; emailId: string; enabled: string };
  ok: EmailCampaign;
  fail: 4000 | 4046 | 4091;
}>()({
  method: 'PUT',
  path: `${builder}/emails/:emailId/enable/:enabled`,
  ...ours,
  reads: answers.enableEmail,
});

/**
 * The templates an email campaign can begin with. 002 §7 Email builder.
 * @calls 289
 * @experimental
 */
export const listEmailTemplates = endpoint<{
  params: { accountId: string; eventId: string };
  ok: { templates: EmailTemplate[] };
}>()({
  method: 'GET',
  path: `${builder}/templates`,
  ...ours,
  reads: answers.listEmailTemplates,
});

/**
 * What an editor of this event's emails has to know: sender, placeholders, whom one can write to. 002 §7 Email builder.
 * @calls 290
 * @experimental
 */
export const getEmailContext = endpoint<{
  params: { accountId: string; eventId: string };
  ok: EmailContext;
}>()({
  method: 'GET',
  path: `${builder}/context`,
  ...ours,
  reads: answers.getEmailContext,
});

/**
 * Show an email campaign as the holder of a ticket would get it; without `ticketId` with the context's examples.
 * Fails: 4046 no such campaign or ticket. 002 §7 Email builder.
 * @calls 291
 * @experimental
 */
export const previewEmail = endpoint<{
  params: { accountId: string; eventId: string; emailId: string };
  body: {
    /** Whose name and ticket fill the placeholders; a sample’s when absent. */
    ticketId?: string;
  };
  ok: EmailRendering;
  fail: 4046;
}>()({
  method: 'POST',
  path: `${builder}/emails/:emailId/preview`,
  ...ours,
  reads: answers.previewEmail,
});

/**
 * Send an email campaign to a few addresses to try it out, with the context's examples. Its history names them as previews.
 * Fails: 4000 an address is malformed; 4022 it has no subject or no content; 4046. 002 §7 Email builder.
 * @calls 292
 * @experimental
 */
export const sendEmailPreview = endpoint<{
  params: { accountId: string; eventId: string; emailId: string };
  body: {
    /**
     * Email addresses.
     * @minItems 1
     * @maxItems 10
     */
    recipients: string[];
  };
  ok: {
    /** How many were written to. */
    sent: number;
  };
  fail: 4000 | 4022 | 4046;
}>()({
  method: 'POST',
  path: `${builder}/emails/:emailId/sendPreview`,
  ...ours,
  reads: answers.sendEmailPreview,
});

/**
 * What went out of an email campaign, the newest first. 500 on a page when `size` is absent (002 §9 Lists). Fails: 4046.
 * 002 §7 Email builder.
 * @calls 293
 * @experimental
 */
export const getEmailHistory = endpoint<{
  params: { accountId: string; eventId: string; emailId: string };
  query: {
    /** From 0. */
    page?: number;
    /** The most deliveries, newest first; 500 when absent. */
    size?: number;
  };
  ok: SearchPage<EmailDelivery>;
  fail: 4046;
}>()({ method: 'GET', path: `${builder}/emails/:emailId/history`, ...ours, reads: answers.getEmailHistory });

/**
 * Move emails of the old editor into the builder, for support: of these events, or of all. They are drafts there; a second time there
 * is nothing to move. Fails: 4040 an unknown event; then nothing is moved. 002 §6, §7 Email builder.
 * @calls 294
 * @experimental
 */
export const migrateEmailsToBuilder = endpoint<{
  body: {
    /** Events whose emails are moved; all of them when absent. */
    eventIds?: string[];
  };
  ok: { migrated: MigratedEmail[] };
  fail: 4040;
}>()({
  method: 'PUT',
  path: '/admin/emails/migrateToBuilder',
  base: 'api',
  auth: 'support',
  chosenShape: true,
  reads: answers.migrateEmailsToBuilder,
});

/**
 * A token that support opens an event's email builder with; it is good for an hour. 002 §7 Email builder.
 * @calls 295
 * @experimental
 */
export const getEmailAuthToken = endpoint<{
  params: { eventId: string };
  ok: {
    /** Secret and short-lived, for the editor of emails. */
    token: string;
    expires: Instant;
  };
}>()({
  method: 'GET',
  path: '/admin/events/:eventId/emailAuthToken',
  base: 'api',
  auth: 'support',
  chosenShape: true,
  reads: answers.getEmailAuthToken,
});
