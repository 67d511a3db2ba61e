import { endpoint } from '../../endpoint';
import type { Instant } from '../../entities';
import type {
  BuildManagerConfig,
  BuildManagerDraft,
  MobileApp,
  MobileAppSettings,
  MobileCard,
  MobileCardDraft,
  MobileWhitelabel,
  MobileWhitelabelStatus,
  PushCertificate,
} from './entities';

export * from './entities';
import { needs } from '../../needs';
import * as answers from '../../generated/organizer/mobileApp';

/** The paths name no account and no event: both are in the query. */
const ofAnEvent = needs('accountId', 'eventId');

/** What all calls of this area share; only `/mobileApp` itself is shown. */
const ours = {
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  required: ofAnEvent,
} as const;

/**
 * Read the mobile app of an event. 002 §7 Mobile app. Fails: 4046 the event is another account's.
 * @calls 313
 * @experimental
 */
export const getMobileApp = endpoint<{
  query: {
    /** Account that has the event. */
    accountId: string;
    /** Event the app is of. */
    eventId: string;
  };
  ok: MobileApp;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/mobileApp',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  required: ofAnEvent,
  reads: answers.getMobileApp,
});

/**
 * Change what an organizer decides about the app. `modified` is the one that was read. 002 §7 Mobile app.
 * Fails: 4000 an address is no https, a feature twice; 4090 somebody changed it meanwhile.
 * @calls 314
 * @experimental
 */
export const updateMobileApp = endpoint<{
  query: {
    /** Account that has the event. */
    accountId: string;
    /** Event the app is of. */
    eventId: string;
  };
  body: MobileAppSettings & { modified: Instant };
  ok: MobileApp;
  fail: 4090;
}>()({
  method: 'PUT',
  path: '/mobileApp',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  required: ofAnEvent,
  reads: answers.updateMobileApp,
});

/**
 * Read what the app is built with, and where its newest build stands. 002 §7 Mobile app.
 * @calls 315
 * @experimental
 */
export const getBuildManagerConfig = endpoint<{
  query: {
    /** Account that has the event. */
    accountId: string;
    /** Event the app is of. */
    eventId: string;
  };
  ok: BuildManagerConfig;
}>()({
  ...ours,
  method: 'GET',
  path: '/mobileApp/buildManager/config',
  reads: answers.getBuildManagerConfig,
});

/**
 * Keep what the app is built with, and with `publish=true` build it and bring it to the stores: it is queued for a minute and built
 * in ten. 002 §7 Mobile app. Fails: 4091 a build is under way; when publishing: 4022 the app has no icon, the version is not above
 * the published one, or it is for iOS and has no certificate in force.
 * @calls 316
 * @experimental
 */
export const saveBuildManagerConfig = endpoint<{
  query: {
    /** Account that has the event. */
    accountId: string;
    /** Event the app is of. */
    eventId: string;
    /** With true a build begins as soon as it is saved. */
    publish?: boolean;
  };
  body: BuildManagerDraft;
  ok: BuildManagerConfig;
  fail: 4022 | 4091;
}>()({
  ...ours,
  method: 'POST',
  path: '/mobileApp/buildManager/config',
  reads: answers.saveBuildManagerConfig,
});

/**
 * Upload the certificate that notifications are sent with: a PKCS#12 file. 002 §5, 002 §7 Mobile app. It takes the former one's
 * place. Fails: 4000 the file is no PKCS#12 or larger than 100 kB; 4022 the password does not open it, or it is out of date.
 * @calls 317
 * @experimental
 */
export const uploadPushCertificate = endpoint<{
  query: {
    /** Account that has the event. */
    accountId: string;
    /** Event the app is of. */
    eventId: string;
  };
  body: {
    /** `application/x-pkcs12`. */
    certificate: Blob;
    /** Opens the certificate’s file; never answered. */
    password: string;
    /** Team at the maker of the phone, as it names it. */
    groupId: string;
  };
  ok: PushCertificate;
  fail: 4022;
}>()({
  ...ours,
  method: 'POST',
  path: '/mobileApp/pushCertificate',
  sends: 'multipart',
  required: {
    ...ofAnEvent,
    certificate: 'Certificate is required',
    password: 'Password is required',
    ...needs('groupId'),
  },
  reads: answers.uploadPushCertificate,
});

/**
 * Move the app under the organizer's own name on. 002 §3, 002 §7 Mobile app; who may do what is `MobileWhitelabelStatus`'s. One that
 * is no longer approved is not enabled. The status it has already changes nothing.
 * Fails: 4003 only support staff may; 4091 no such transition.
 * @calls 318
 * @experimental
 */
export const setMobileWhitelabelStatus = endpoint<{
  query: {
    /** Account that has the event. */
    accountId: string;
    /** Event the app is of. */
    eventId: string;
  };
  body: { newStatus: MobileWhitelabelStatus };
  ok: MobileWhitelabel;
  fail: 4003 | 4091;
}>()({ ...ours, method: 'PUT', path: '/mobileApp/whitelabel', reads: answers.setMobileWhitelabelStatus });

/**
 * Enable the app under the organizer's own name, or disable it. 002 §4. Fails: 4091 it is not approved.
 * @calls 318
 * @experimental
 */
export const enableMobileWhitelabel = endpoint<{
  query: {
    /** Account that has the event. */
    accountId: string;
    /** Event the app is of. */
    eventId: string;
  };
  body: {
    /** The app may go by the organizer’s own name. */
    enabled: boolean;
  };
  ok: MobileWhitelabel;
  fail: 4091;
}>()({ ...ours, method: 'PUT', path: '/mobileApp/whitelabel/enable', reads: answers.enableMobileWhitelabel });

/**
 * The cards on the app's first screen, in their order, hidden ones too. 002 §7 Mobile app.
 * @calls 319
 * @experimental
 */
export const listMobileCards = endpoint<{
  query: {
    /** Account that has the event. */
    accountId: string;
    /** Event the app is of. */
    eventId: string;
  };
  ok: { cards: MobileCard[] };
}>()({
  ...ours,
  method: 'GET',
  path: '/mobileApp/cards',
  reads: answers.listMobileCards,
});

/**
 * Add a card to the app's first screen. 002 §7 Mobile app. Fails: 4000 a link without an https address, another kind with one;
 * 4022 there are twelve already.
 * @calls 319
 * @experimental
 */
export const createMobileCard = endpoint<{
  query: {
    /** Account that has the event. */
    accountId: string;
    /** Event the app is of. */
    eventId: string;
  };
  body: MobileCardDraft;
  ok: MobileCard;
  fail: 4022;
}>()({ ...ours, method: 'POST', path: '/mobileApp/cards', reads: answers.createMobileCard });

/**
 * Change a card, or move it. 002 §7 Mobile app. Without a `position` it stays where it is. Fails: 4000 as when adding; 4046.
 * @calls 319
 * @experimental
 */
export const updateMobileCard = endpoint<{
  params: { cardId: string };
  query: {
    /** Account that has the event. */
    accountId: string;
    /** Event the app is of. */
    eventId: string;
  };
  body: MobileCardDraft;
  ok: MobileCard;
  fail: 4046;
}>()({ ...ours, method: 'PUT', path: '/mobileApp/cards/:cardId', reads: answers.updateMobileCard });

/**
 * Remove a card from the app's first screen. 002 §7 Mobile app. Fails: 4046.
 * @calls 319
 * @experimental
 */
export const deleteMobileCard = endpoint<{
  params: { cardId: string };
  query: {
    /** Account that has the event. */
    accountId: string;
    /** Event the app is of. */
    eventId: string;
  };
  ok: null;
  fail: 4046;
}>()({ ...ours, method: 'DELETE', path: '/mobileApp/cards/:cardId' });
