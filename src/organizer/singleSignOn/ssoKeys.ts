import type { LoginMethod, SsoConfigType, SsoStatus } from '../../contract';
import type { MessageKey } from '../../i18n';
import { serviceKey } from '../../themed/account/ServiceMark';
import type { TagProps } from '../../themed/kit/Tag';

/** What each protocol is called. */
export const typeKeys = {
  SAML: 'organizer.singleSignOn.type.SAML',
  OPEN_ID: 'organizer.singleSignOn.type.OPEN_ID',
} as const satisfies Record<SsoConfigType, MessageKey>;

/** What each status is called, and the color of its tag. */
export const statusKeys: Readonly<Record<SsoStatus, { label: MessageKey; tone: TagProps['tone'] }>> = {
  DRAFT: { label: 'organizer.emails.status.DRAFT', tone: 'neutral' },
  ACTIVE: { label: 'organizer.registrationFlows.status.active', tone: 'positive' },
  DISABLED: { label: 'organizer.registrationFlows.status.inactive', tone: 'neutral' },
};

/** What each way into an event's pages is called. */
export const methodKeys: Readonly<Record<LoginMethod, MessageKey>> = {
  EMAIL: 'account.email',
  LINKEDIN: serviceKey('linkedin'),
  FACEBOOK: serviceKey('facebook'),
  SSO: 'organizer.singleSignOn.title',
};
