import { endpoint } from '../endpoint';
import type { Instant } from '../entities';
import * as answers from '../generated/organizer/developers';

/** A question the chatbot can answer. @experimental */
export interface ChatbotAnswer {
  /**
   * What it answers, as attendees ask it; plain text.
   * @minLength 1
   * @maxLength 200
   */
  question: string;
  /**
   * What is said then; plain text.
   * @minLength 1
   * @maxLength 1000
   */
  answer: string;
}

/** What an organizer decides about the chatbot of an event. Its members are ours. @experimental */
export interface ChatbotSettings {
  /** The event’s pages show the chatbot. */
  enabled: boolean;
  /**
   * As attendees see it beside its messages.
   * @minLength 1
   * @maxLength 40
   */
  name: string;
  /**
   * What it says first; nothing when empty.
   * @maxLength 280
   */
  greeting: string;
  /** Who is written to about what it can't answer; empty for nobody. */
  handoffEmail: string;
  answers: ChatbotAnswer[];
}

/** The event's chatbot as it is stored. 002 §7. @experimental */
export interface Chatbot extends ChatbotSettings {
  modified: Instant;
}

/** What the chatbot says. @experimental */
export interface ChatbotReply {
  /** As said to the attendee; plain text. */
  text: string;
  /** The question it took it for; `null` when it knew no answer. */
  question: string | null;
  /** The organizer may be written to. */
  handoffEmail: string | null;
}

/** What an app of a developer may do. Names are ours. @experimental */
export type DeveloperScope =
  | 'orders.read'
  | 'orders.write'
  | 'tickets.read'
  | 'agenda.read'
  | 'contacts.read';

/** An app to be, or its new content. @experimental */
export interface DeveloperAppDraft {
  /**
   * Its own within the account, in any case.
   * @minLength 1
   * @maxLength 60
   */
  name: string;
  /**
   * Where people come back to after allowing it; `https`.
   * @minItems 1
   */
  redirectUrls: string[];
  /**
   * @minItems 1
   * @uniqueItems true
   */
  scopes: DeveloperScope[];
}

/** A program of somebody else's that may use the account's data. Its secret is answered once, when it is created. @experimental */
export interface DeveloperApp extends DeveloperAppDraft {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Public; the app tells who it is with it. */
  clientId: string;
  created: Instant;
  modified: Instant;
}

/** Where in the organizer's tools an extension is shown. Names are ours. @experimental */
export type ExtensionPlace = 'orderList' | 'orderDetails' | 'agenda' | 'contacts' | 'insights';

/** An extension to be, or its new content. @experimental */
export interface DeveloperExtensionDraft {
  /** Whose it is. */
  appId: string;
  /**
   * Its own within its app, in any case.
   * @minLength 1
   * @maxLength 60
   */
  name: string;
  place: ExtensionPlace;
  /** What is put into the frame; `https`, on a host of the app's redirect addresses. */
  url: string;
  /** The extension is drawn in its place. */
  enabled: boolean;
}

/** A page of an app in the organizer's tools. @experimental */
export interface DeveloperExtension extends DeveloperExtensionDraft {
  /** Given by the backend and never changed; opaque. */
  id: string;
  created: Instant;
  modified: Instant;
}

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
