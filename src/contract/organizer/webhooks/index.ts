import { endpoint } from '../../endpoint';
import type {
  CreatedExternalProvider,
  ExternalProvider,
  ExternalProviderSettings,
  NotificationDelivery,
  NotificationTopic,
} from './entities';
import * as answers from '../../generated/organizer/webhooks';

export type * from './entities';

/**
 * List the providers one event tells what happens, oldest first. Source: 002 §7 External providers and webhooks.
 * @calls 189
 * @experimental
 */
export const getEventProviders = endpoint<{
  params: { accountId: string; eventId: string };
  ok: { providers: ExternalProvider[] };
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/externalProviders',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getEventProviders,
});

/**
 * Add a provider to one event. Fails: 4000 a member is malformed, 4022 the host is not public, or the address taken.
 * Source: 002 §7 External providers and webhooks.
 * @calls 190
 * @experimental
 */
export const createEventProvider = endpoint<{
  params: { accountId: string; eventId: string };
  body: ExternalProviderSettings;
  ok: CreatedExternalProvider;
  fail: 4000 | 4022;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/externalProviders',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.createEventProvider,
});

/**
 * Change a provider of one event, or switch it on or off. The secret stays.
 * Fails: 4000 and 4022 as when it is created, 4046 no such provider, 4090 somebody changed it since `version`.
 * Source: 002 §7 External providers and webhooks.
 * @calls 191
 * @experimental
 */
export const updateEventProvider = endpoint<{
  params: { accountId: string; eventId: string; providerId: string };
  body: ExternalProviderSettings & {
    /** The one that was read; 4090 when it has been changed since. */
    version: number;
  };
  ok: ExternalProvider;
  fail: 4000 | 4022 | 4046 | 4090;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/externalProviders/:providerId',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.updateEventProvider,
});

/**
 * Remove a provider from one event, and what it was told. Fails: 4046 no such provider.
 * Source: 002 §7 External providers and webhooks.
 * @calls 192
 * @experimental
 */
export const deleteEventProvider = endpoint<{
  params: { accountId: string; eventId: string; providerId: string };
  ok: null;
  fail: 4046;
}>()({
  method: 'DELETE',
  path: '/organizer/accounts/:accountId/events/:eventId/externalProviders/:providerId',
  base: 'api',
  auth: 'account',
  chosen: true,
});

/**
 * List the providers that are notified of every event of the account, oldest first.
 * Source: 002 §7 External providers and webhooks.
 * @calls 193
 * @experimental
 */
export const getAccountProviders = endpoint<{
  params: { accountId: string };
  ok: { providers: ExternalProvider[] };
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/externalProviders',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getAccountProviders,
});

/**
 * Add a provider to the account. Fails: 4000 a member is malformed, 4022 the host is not public, or the address taken.
 * Source: 002 §7 External providers and webhooks.
 * @calls 194
 * @experimental
 */
export const createAccountProvider = endpoint<{
  params: { accountId: string };
  body: ExternalProviderSettings;
  ok: CreatedExternalProvider;
  fail: 4000 | 4022;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/externalProviders',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.createAccountProvider,
});

/**
 * Change a provider of the account, or switch it on or off. The secret stays.
 * Fails: 4000 and 4022 as when it is created, 4046 no such provider, 4090 somebody changed it since `version`.
 * Source: 002 §7 External providers and webhooks.
 * @calls 195
 * @experimental
 */
export const updateAccountProvider = endpoint<{
  params: { accountId: string; providerId: string };
  body: ExternalProviderSettings & {
    /** The one that was read; 4090 when it has been changed since. */
    version: number;
  };
  ok: ExternalProvider;
  fail: 4000 | 4022 | 4046 | 4090;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/externalProviders/:providerId',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.updateAccountProvider,
});

/**
 * Remove a provider from the account, and what it was told. Fails: 4046 no such provider.
 * Source: 002 §7 External providers and webhooks.
 * @calls 196
 * @experimental
 */
export const deleteAccountProvider = endpoint<{
  params: { accountId: string; providerId: string };
  ok: null;
  fail: 4046;
}>()({
  method: 'DELETE',
  path: '/organizer/accounts/:accountId/externalProviders/:providerId',
  base: 'api',
  auth: 'account',
  chosen: true,
});

/**
 * Notify everybody who listens of something in an event: its own enabled providers of this topic and the account's.
 * The answer is what was queued, one delivery a provider; nothing when nobody listens.
 * Fails: 4022 an order's topic without an order, 4046 no such order. Source: 002 §7 External providers and webhooks.
 * @calls 197
 * @experimental
 */
export const sendProviderNotification = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    topic: NotificationTopic;
    /** What it is about; topics of orders need it. */
    orderId?: string;
  };
  ok: { deliveries: NotificationDelivery[] };
  fail: 4022 | 4046;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/externalProviders/notification',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.sendProviderNotification,
});
