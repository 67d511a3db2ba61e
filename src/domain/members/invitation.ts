import { object, string, type ObjectSchema } from 'yup';
import type { TenantCustomization } from '../../contract';
import { safeUrl } from '../links/safeUrl';

/** Of an invitation's look. 002 §7 customization; see `TenantCustomization`. */
export const invitationLimits = { subject: 150, message: 2_000 } as const;

/** What stands for something in subject and message. */
const invitationPlaceholders = ['firstName', 'account'] as const;
export type InvitationPlaceholder = (typeof invitationPlaceholders)[number];

const between = /\{\{([^{}\n]*)\}\}/g;

const isKnown = (name: string | undefined): name is InvitationPlaceholder =>
  invitationPlaceholders.some((known) => known === name);

const hasOnlyKnown = (text: string) => [...text.matchAll(between)].every(([, name]) => isKnown(name));

/** A text with what its placeholders stand for. One that stands for nothing stays as it is. */
export const filledInvitation = (
  text: string,
  values: Readonly<Record<InvitationPlaceholder, string>>,
): string => text.replace(between, (whole, name: string) => (isKnown(name) ? values[name] : whole));

/** An https address that can be linked, or `null`. */
export const logoAddress = (logo: string): string | null => safeUrl(logo, { allow: ['https:'] });

const text = () =>
  string().default('').defined().test('known', 'organizer.members.error.placeholder', hasOnlyKnown);

/** The rules of an invitation's look. Answers i18n keys. */
export const invitationSchema: ObjectSchema<TenantCustomization> = object({
  subject: text()
    .test('given', 'organizer.members.error.subject', (value) => value.trim() !== '')
    .test('length', 'organizer.members.error.tooLong', (value) => value.length <= invitationLimits.subject),
  message: text().test(
    'length',
    'organizer.members.error.tooLong',
    (value) => value.length <= invitationLimits.message,
  ),
  logo: string()
    .default('')
    .defined()
    .test('https', 'organizer.members.error.logo', (value) => !value.trim() || logoAddress(value) !== null),
  color: string()
    .default('')
    .defined()
    .test('colour', 'organizer.members.error.colour', (value) => /^#[\da-f]{6}$/i.test(value)),
});
