import { endpoint } from '../endpoint';
import * as answers from '../generated/organizer/emailDomains';

/** Whether a sender is the event's own or the whole account's. 002 §3 Account email domain. @experimental */
export type EmailDomainLevel = 'Event' | 'Account';

/** Whom emails come from. 002 §3 Account email domain. @experimental */
export interface EmailDomainSetting {
  /** Its domain must pass the domain test. */
  fromEmail: string;
  /**
   * Name beside the address in a mail box.
   * @minLength 1
   * @maxLength 100
   */
  fromName: string;
  level: EmailDomainLevel;
}

/** Whom an event's or an account's emails come from at present. `level` is where that was said. @experimental */
export interface EffectiveEmailDomain {
  /** Address that mails are sent from. */
  fromEmail: string;
  /** Name beside the address in a mail box. */
  fromName: string;
  /** `Platform` until somebody said anything; ours. */
  level: EmailDomainLevel | 'Platform';
}

/** One entry a domain's name server must have, so that emails of its addresses arrive. @experimental */
export interface EmailDomainRecord {
  /** Which of the three DNS records of a sender. */
  kind: 'SPF' | 'DKIM' | 'DMARC';
  /** Where it is looked for, e.g. `_dmarc.northlight.example`. */
  name: string;
  /** What it has to say. */
  expected: string;
  /** What it says; `null` when there is none. */
  found: string | null;
  /** It was found, and says what it must. */
  passed: boolean;
}

/** Whether emails may come from addresses of a domain. Its members are ours. @experimental */
export interface EmailDomainTest {
  /** Host name that was looked up. */
  domain: string;
  /** Every record passed. */
  passed: boolean;
  records: EmailDomainRecord[];
}

const forSupport = { base: 'api', auth: 'support', chosen: true, chosenShape: true } as const;

/**
 * Say whom the emails of an event, or of all events of its account, come from. An event's own sender goes before its account's.
 * Answers whom this event's emails come from now. Fails: 4000 a member is malformed; 4022 the domain fails the domain test.
 * 002 §3, §6, §7 Email domain; its place among the paths is ours.
 * @calls 296
 * @experimental
 */
export const updateEventEmailDomain = endpoint<{
  params: { eventId: string };
  body: EmailDomainSetting;
  ok: EffectiveEmailDomain;
  fail: 4000 | 4022;
}>()({
  method: 'PUT',
  path: '/admin/events/:eventId/updateEventEmailDomain',
  ...forSupport,
  reads: answers.updateEventEmailDomain,
});

/**
 * Take an event's own sender back: its emails come from its account's again, or from the platform's. 002 §6, §7 Email domain; its
 * place among the paths is ours.
 * @calls 297
 * @experimental
 */
export const resetEmailDomain = endpoint<{
  params: { eventId: string };
  ok: EffectiveEmailDomain;
}>()({
  method: 'PUT',
  path: '/admin/events/:eventId/resetEmailDomain',
  ...forSupport,
  reads: answers.resetEmailDomain,
});

/**
 * Take an account's sender back. Events that have their own keep it. 002 §6, §7 Email domain; its place among the paths is ours.
 * @calls 298
 * @experimental
 */
export const resetAccountEmailDomain = endpoint<{
  params: { accountId: string };
  ok: EffectiveEmailDomain;
}>()({
  method: 'PUT',
  path: '/admin/accounts/:accountId/resetAccountEmailDomain',
  ...forSupport,
  reads: answers.resetAccountEmailDomain,
});

/**
 * Test whether emails may come from addresses of a domain. Fails: 4000 it is no domain name; without one 'Oops, a domain name is
 * missing'. 002 §5 Domain test.
 * @calls 299
 * @experimental
 */
export const testEmailDomain = endpoint<{
  query: {
    /** Host name to look up, e.g. `northlight.example`. */
    domain: string;
  };
  ok: EmailDomainTest;
  fail: 4000;
}>()({
  method: 'GET',
  path: '/admin/emailDomains/test',
  required: { domain: 'Oops, a domain name is missing' },
  ...forSupport,
  reads: answers.testEmailDomain,
});
