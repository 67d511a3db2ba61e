'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { Chatbot } from './ChatbotScreen';
import { DeveloperApps } from './DeveloperAppsScreen';
import { DeveloperExtensions } from './DeveloperExtensionsScreen';

export type { ChatbotScreenProps } from './ChatbotScreen';
export type { DeveloperAppsScreenProps } from './DeveloperAppsScreen';
export type { DeveloperExtensionsScreenProps } from './DeveloperExtensionsScreen';
export type { DeveloperAppsLink } from './ExtensionsView';

/** The chatbot of an event: whether it is on, what it answers, and what it says to a question. @experimental */
export const ChatbotScreen = /* @__PURE__ */ withOrganizerRoot(Chatbot);

/** The apps that may use an account’s data: registered, changed, deleted. @experimental */
export const DeveloperAppsScreen = /* @__PURE__ */ withOrganizerRoot(DeveloperApps);

/** The pages of apps in the organizer’s tools: added, changed, deleted. @experimental */
export const DeveloperExtensionsScreen = /* @__PURE__ */ withOrganizerRoot(DeveloperExtensions);
