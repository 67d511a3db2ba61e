'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { LoginSettings } from './LoginSettingsScreen';
import { SingleSignOn } from './SingleSignOnScreen';

export type { LoginSettingsScreenProps } from './LoginSettingsScreen';
export type { SingleSignOnScreenProps } from './SingleSignOnScreen';

/** The identity providers of an account: found, set up, tried, turned on and off. @experimental */
export const SingleSignOnScreen = /* @__PURE__ */ withOrganizerRoot(SingleSignOn);

/** How people get into an event's pages. @experimental */
export const LoginSettingsScreen = /* @__PURE__ */ withOrganizerRoot(LoginSettings);
