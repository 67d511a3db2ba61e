'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { CookieConsents } from './CookieConsentsScreen';

export type { CookieConsentsScreenProps } from './CookieConsentsScreen';

/** The cookie consents of an account's sites: added and changed, and the script each site loads. @experimental */
export const CookieConsentsScreen = /* @__PURE__ */ withOrganizerRoot(CookieConsents);
