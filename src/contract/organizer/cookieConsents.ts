import { endpoint } from '../endpoint';
import type { Instant } from '../entities';
import * as answers from '../generated/organizer/cookieConsents';

/** Who asks a site's visitors which cookies they accept. The values are ours. @experimental */
export type ConsentService = 'ONETRUST' | 'COOKIEBOT' | 'CUSTOM';

/** What an organizer says about the cookie question on one of its sites. The members are ours. @experimental */
export interface CookieConsentSettings {
  /** Host name of the site without scheme, e.g. `northlight.example`; one entry per host. */
  domain: string;
  service: ConsentService;
  /** Where the service's script lives. https. */
  scriptUrl: string;
  /** The site's id at the service; `null` for CUSTOM services that have none. */
  siteId: string | null;
  /** Off: the site asks nothing. */
  enabled: boolean;
}

/** The cookie question on one of an account's sites. 002 §7 Cookie consent. @experimental */
export interface CookieConsent extends CookieConsentSettings {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Account it belongs to. */
  accountId: string;
  createdDate: Instant;
  /** Set by the server with each change; send it back to be notified of changes in between (4090). */
  modifiedDate: Instant;
}

/** Settings as changed; with `modifiedDate` as read, a change in between is reported. @experimental */
export interface CookieConsentChanges extends CookieConsentSettings {
  modifiedDate?: Instant;
}

/**
 * Add the cookie question to a site.
 * Fails: 4000 a domain or an address that is none; 4022 the site has one, or the service needs a `siteId`. 002 §7.
 * @calls 121
 * @experimental
 */
export const createCookieConsent = endpoint<{
  params: { accountId: string };
  body: CookieConsentSettings;
  ok: CookieConsent;
}>()({
  method: 'POST',
  path: '/tenant/accounts/:accountId/cookie-consents',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.createCookieConsent,
});

/**
 * List the cookie questions of an account's sites, by domain. 002 §7.
 * @calls 122
 * @experimental
 */
export const listCookieConsents = endpoint<{ params: { accountId: string }; ok: CookieConsent[] }>()({
  method: 'GET',
  path: '/tenant/accounts/:accountId/cookie-consents',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.listCookieConsents,
});

/**
 * Change the cookie question of a site. Fails: 4046 unknown; 4090 changed since `modifiedDate`; else as when adding.
 * 002 §7.
 * @calls 123
 * @experimental
 */
export const updateCookieConsent = endpoint<{
  params: { accountId: string; consentId: string };
  body: CookieConsentChanges;
  ok: CookieConsent;
  fail: 4090;
}>()({
  method: 'PUT',
  path: '/tenant/accounts/:accountId/cookie-consents/:consentId',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.updateCookieConsent,
});

/**
 * Read the script that a site loads to ask its visitors: JavaScript, empty where nothing is asked. For anyone. 002 §7
 * leaves open whether it hangs on an id; here it hangs on the account, and `domain` picks the site. Without `domain`
 * it is that of the first site by domain that asks.
 * @calls 124
 * @experimental
 */
export const getCookieConsentScript = endpoint<{
  params: { accountId: string };
  query: {
    /** Host name of the site that asks; the first site by domain that asks when absent. */
    domain?: string;
  };
  ok: string;
}>()({
  method: 'GET',
  path: '/tenant/accounts/:accountId/cookie-consents/script',
  base: 'api',
  chosenShape: true,
  answers: 'text',
});
