import { endpoint } from '../../endpoint';
import { needs } from '../../needs';
import type { SearchPage } from '../../paging';
import type {
  LoginSettings,
  LoginSettingsInput,
  SsoConfig,
  SsoConfigChanges,
  SsoConfigInput,
  SsoConfigSearch,
  SsoMetadata,
  SsoServiceConfig,
  SsoStatusChange,
} from './entities';
import * as answers from '../../generated/organizer/singleSignOn';

export * from './entities';

/**
 * Set up an identity provider; it begins as DRAFT. 002 §7.
 * Fails: 4000 an address that is none or not https, a certificate that is no base64; 4022 the name is taken.
 * @calls 111
 * @experimental
 */
export const createSsoConfig = endpoint<{
  params: { accountId: string };
  body: SsoConfigInput;
  ok: SsoConfig;
}>()({
  method: 'POST',
  path: '/sso/accounts/:accountId/config',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.createSsoConfig,
});

/**
 * Change an identity provider. Fails: 4046 unknown; 4090 changed since `modifiedDate`; 4022 an active one would become
 * incomplete or another type; else as when setting up. 002 §7.
 * @calls 112
 * @experimental
 */
export const updateSsoConfig = endpoint<{
  params: { accountId: string; configId: string };
  body: SsoConfigChanges;
  ok: SsoConfig;
  fail: 4090;
}>()({
  method: 'PUT',
  path: '/sso/accounts/:accountId/config/:configId',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.updateSsoConfig,
});

/**
 * Find an account's identity providers. Ten on a page by default; in the order they were made unless `orders` says
 * otherwise. 002 §7.
 * @calls 113
 * @experimental
 */
export const searchSsoConfigs = endpoint<{
  params: { accountId: string };
  body: SsoConfigSearch;
  ok: SearchPage<SsoConfig>;
}>()({
  method: 'POST',
  path: '/sso/accounts/:accountId/config/search',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.searchSsoConfigs,
});

/**
 * Read the login settings of several events, in the order asked for. `eventIds` are separated by commas; those that
 * are not the account's are left out. 002 §7.
 * @calls 114
 * @experimental
 */
export const listLoginSettings = endpoint<{
  params: { accountId: string };
  query: {
    /** Ids joined by commas. */
    eventIds: string;
  };
  ok: LoginSettings[];
}>()({
  method: 'GET',
  path: '/userProfile/accounts/:accountId/events/login-settings',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  required: needs('eventIds'),
  reads: answers.listLoginSettings,
});

/**
 * Read how people get into an event's pages. Fails: 4040 not an event of the account. 002 §7.
 * @calls 115
 * @experimental
 */
export const getLoginSettings = endpoint<{
  params: { accountId: string; eventId: string };
  ok: LoginSettings;
}>()({
  method: 'GET',
  path: '/userProfile/accounts/:accountId/events/:eventId/login-settings',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.getLoginSettings,
});

/**
 * Say how people get into an event's pages. Fails: 4040 not an event of the account; 4022 no method, one twice, or
 * `SSO` without an ACTIVE configuration. 002 §7.
 * @calls 116
 * @experimental
 */
export const updateLoginSettings = endpoint<{
  params: { accountId: string; eventId: string };
  body: LoginSettingsInput;
  ok: LoginSettings;
}>()({
  method: 'PUT',
  path: '/userProfile/accounts/:accountId/events/:eventId/login-settings',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.updateLoginSettings,
});

/**
 * Let only ticket holders in, or everybody. Fails: 4040 not an event of the account. 002 §7.
 * @calls 117
 * @experimental
 */
export const restrictLogin = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /** Only who has a ticket gets in. */
    restrictLoginForNonTicketHolders: boolean;
  };
  ok: LoginSettings;
}>()({
  method: 'PATCH',
  path: '/userProfile/accounts/:accountId/events/:eventId/login-settings',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.restrictLogin,
});

/**
 * Read what an identity provider's metadata (SAML 2.0, XML) say, to fill a configuration in. Keeps nothing.
 * Fails: 4000 no such XML, one with a document type, or one without entity id, https sign-in address or certificate. 002 §7.
 * @calls 118
 * @experimental
 */
export const readIdpMetadata = endpoint<{
  params: { accountId: string };
  body: string;
  ok: SsoMetadata;
}>()({
  method: 'POST',
  path: '/sso/accounts/:accountId/idp_metadata',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  sends: 'text',
  reads: answers.readIdpMetadata,
});

/**
 * Let people sign in with an identity provider, or no longer. Only one of a type is ACTIVE: the other becomes DISABLED,
 * and events that led to it lead to this one.
 * Fails: 4046 unknown; 4091 a DRAFT is not disabled; 4022 it is incomplete, or an event still leads to it. 002 §7.
 * @calls 119
 * @experimental
 */
export const setSsoStatus = endpoint<{
  params: { accountId: string };
  body: SsoStatusChange;
  ok: SsoConfig;
  fail: 4046 | 4091;
}>()({
  method: 'POST',
  path: '/sso/accounts/:accountId/sso_status',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.setSsoStatus,
});

/**
 * Read what the identity provider has to be told, and which configurations are in force. 002 §7.
 * @calls 120
 * @experimental
 */
export const getSsoServiceConfig = endpoint<{ params: { accountId: string }; ok: SsoServiceConfig }>()({
  method: 'GET',
  path: '/sso/accounts/:accountId/config',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getSsoServiceConfig,
});
