import { endpoint } from '../../endpoint';
import type { Instant } from '../../entities';
import type {
  ChatbotSettings,
  Chatbot,
  ChatbotReply,
  DeveloperAppDraft,
  DeveloperApp,
  ExtensionPlace,
  DeveloperExtensionDraft,
  DeveloperExtension,
} from './entities';
import * as answers from '../../generated/organizer/developers';

export * from './entities';

const ours = { base: 'api', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * Read the chatbot of an event. 002 §7 chatbot.
 * @calls 360
 * @experimental
 */
export const getChatbot = endpoint<{ params: { accountId: string; eventId: string }; ok: Chatbot }>()({
  ...ours,
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/chatbot',
  reads: answers.getChatbot,
});

/**
 * Change the chatbot of an event. 002 §7 chatbot. `modified` is the one that was read. Fails: 4000 no email address, or a question that is
 * there twice; 4022 enabled without an answer; 4090 somebody changed it meanwhile.
 * @calls 360
 * @experimental
 */
export const updateChatbot = endpoint<{
  params: { accountId: string; eventId: string };
  body: ChatbotSettings & { modified: Instant };
  ok: Chatbot;
  fail: 4022 | 4090;
}>()({
  ...ours,
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/chatbot',
  reads: answers.updateChatbot,
});

/**
 * Ask the chatbot something, as anyone on the event's site. 002 §7 chatbot. It answers the question that has the most words in common.
 * Fails: 4022 nothing was asked; 4091 it is not enabled.
 * @calls 360
 * @experimental
 */
export const askChatbot = endpoint<{
  params: { eventId: string };
  body: {
    /**
     * What an attendee asks; plain text.
     * @maxLength 500
     */
    text: string;
  };
  ok: ChatbotReply;
  fail: 4022 | 4091;
}>()({
  base: 'v1',
  method: 'POST',
  path: '/events/:eventId/chatbot',
  chosen: true,
  chosenShape: true,
  reads: answers.askChatbot,
});

/**
 * The extensions of an account, by name. 002 §7 developer extensions.
 * @calls 361
 * @experimental
 */
export const listDeveloperExtensions = endpoint<{
  params: { accountId: string };
  query: {
    place?: ExtensionPlace;
    /** Only those that are on, or off; all when absent. */
    enabled?: boolean;
  };
  ok: { extensions: DeveloperExtension[] };
}>()({
  ...ours,
  method: 'GET',
  path: '/developer/accounts/:accountId/extensions',
  reads: answers.listDeveloperExtensions,
});

/**
 * Add an extension to an app. 002 §7 developer extensions. Fails: 4000 the name is another's of the app, the address is no https or on a
 * host that is not the app's; 4046 there is no such app.
 * @calls 361
 * @experimental
 */
export const createDeveloperExtension = endpoint<{
  params: { accountId: string };
  body: DeveloperExtensionDraft;
  ok: DeveloperExtension;
  fail: 4046;
}>()({
  ...ours,
  method: 'POST',
  path: '/developer/accounts/:accountId/extensions',
  reads: answers.createDeveloperExtension,
});

/**
 * Change an extension. 002 §7 developer extensions. Fails: as when adding one; 4022 it would be another app's; 4046.
 * @calls 361
 * @experimental
 */
export const updateDeveloperExtension = endpoint<{
  params: { accountId: string; extensionId: string };
  body: DeveloperExtensionDraft;
  ok: DeveloperExtension;
  fail: 4022 | 4046;
}>()({
  ...ours,
  method: 'PUT',
  path: '/developer/accounts/:accountId/extensions/:extensionId',
  reads: answers.updateDeveloperExtension,
});

/**
 * Remove an extension. 002 §7 developer extensions. Fails: 4046.
 * @calls 361
 * @experimental
 */
export const deleteDeveloperExtension = endpoint<{
  params: { accountId: string; extensionId: string };
  ok: null;
  fail: 4046;
}>()({ ...ours, method: 'DELETE', path: '/developer/accounts/:accountId/extensions/:extensionId' });

/**
 * The apps of an account by name, without their secrets. 002 §7 developer apps.
 * @calls 362
 * @experimental
 */
export const listDeveloperApps = endpoint<{
  params: { accountId: string };
  ok: { apps: DeveloperApp[] };
}>()({
  ...ours,
  method: 'GET',
  path: '/developer/accounts/:accountId/apps',
  reads: answers.listDeveloperApps,
});

/**
 * Register an app. 002 §7 developer apps. The secret is answered here and never again. Fails: 4000 the name is another's, an address is
 * no https.
 * @calls 362
 * @experimental
 */
export const createDeveloperApp = endpoint<{
  params: { accountId: string };
  body: DeveloperAppDraft;
  ok: DeveloperApp & {
    /** Answered this once; only its hash is stored. */
    clientSecret: string;
  };
}>()({
  ...ours,
  method: 'POST',
  path: '/developer/accounts/:accountId/apps',
  reads: answers.createDeveloperApp,
});

/**
 * Change an app. 002 §7 developer apps. Fails: 4000 as when registering; 4022 an extension is on a host that would no longer be the app's;
 * 4046.
 * @calls 362
 * @experimental
 */
export const updateDeveloperApp = endpoint<{
  params: { accountId: string; appId: string };
  body: DeveloperAppDraft;
  ok: DeveloperApp;
  fail: 4022 | 4046;
}>()({
  ...ours,
  method: 'PUT',
  path: '/developer/accounts/:accountId/apps/:appId',
  reads: answers.updateDeveloperApp,
});

/**
 * Remove an app and its extensions. 002 §7 developer apps. Fails: 4046.
 * @calls 362
 * @experimental
 */
export const deleteDeveloperApp = endpoint<{
  params: { accountId: string; appId: string };
  ok: null;
  fail: 4046;
}>()({ ...ours, method: 'DELETE', path: '/developer/accounts/:accountId/apps/:appId' });
