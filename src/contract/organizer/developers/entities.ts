import type { Instant } from '../../entities';

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
