'use client';
import type { AuthService } from '../../domain';
import type { MessageKey } from '../../i18n';
import { Glyph, type GlyphProps } from '../kit/Glyph';
import { icons } from '../kit/icons';

/** What each service is about: nobody's logo is ours to draw. */
const marks: Record<AuthService, string> = {
  linkedin:
    'M4 6.5h12A1.5 1.5 0 0 1 17.5 8v7a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 15V8A1.5 1.5 0 0 1 4 6.5ZM7 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 13 5v1.5M2.5 10.75h15',
  stripe: icons.card,
  eventbrite: icons.ticket,
  twitter:
    'M4 4h12a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 16 14h-5l-4 3v-3H4a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 4 4Z',
  facebook: icons.users,
  salesforce: 'M6 15.5h8.25a3.25 3.25 0 0 0 .5-6.46A5 5 0 0 0 5.2 8.2 3.7 3.7 0 0 0 6 15.5Z',
  'salesforce/sandbox':
    'M7.75 3.5h4.5M8.75 3.5v4.25L4.6 14.6a1.25 1.25 0 0 0 1.07 1.9h8.66a1.25 1.25 0 0 0 1.07-1.9l-4.15-6.85V3.5M6.4 12.25h7.2',
  mailchimp: icons.mail,
  paypal:
    'M14 5.5V4.25a.75.75 0 0 0-.75-.75H4.5a2 2 0 0 0 0 4H15A1.5 1.5 0 0 1 16.5 9v6a1.5 1.5 0 0 1-1.5 1.5H4.5a2 2 0 0 1-2-2v-9M13.25 12v.01',
};

/** Props of `ServiceMark`. @public */
export interface ServiceMarkProps extends Pick<GlyphProps, 'size'> {
  /** Whose mark it is. */
  service: AuthService;
}

/** Stands beside the name of a service. @public */
export const ServiceMark = ({ service, size }: ServiceMarkProps) => (
  <Glyph path={marks[service]} size={size} />
);

/** The key of a service's name. */
export const serviceKey = (service: AuthService): MessageKey =>
  service === 'salesforce/sandbox' ? 'account.service.salesforceSandbox' : `account.service.${service}`;
