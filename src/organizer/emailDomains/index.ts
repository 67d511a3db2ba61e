'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { EmailDomain } from './EmailDomainScreen';

export type { EmailDomainScreenProps } from './EmailDomainScreen';

/** Whom emails of an event, or of its account, come from, and the DNS records a domain needs. @experimental */
export const EmailDomainScreen = /* @__PURE__ */ withOrganizerRoot(EmailDomain);
