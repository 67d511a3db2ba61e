import type { MessageKey } from 'boxoffice';
import type { OrganizerIconName } from 'boxoffice/organizer';
import { connectedAccountsPath } from '../routes/accountPaths';

export const eventsPath = '/organizer/events';
export const newEventPath = '/organizer/events/new';
export const eventTemplatesPath = '/organizer/events/templates';
export const membersPath = '/organizer/members';
export const invitationEmailPath = '/organizer/members/invitations';
export const payerPath = '/organizer/members/payer';
export const accountPath = '/organizer/account-settings';
export const tagsPath = '/organizer/tags';
export const attributesPath = '/organizer/attributes';
export const companiesPath = '/organizer/companies';
export const contactsPath = '/organizer/contacts';
export const singleSignOnPath = '/organizer/single-sign-on';
export const webhooksPath = '/organizer/webhooks';
export const appsPath = '/organizer/apps';
export const extensionsPath = '/organizer/extensions';
export const emailDomainPath = '/organizer/email-sender';
export const ownAccountsPath = '/organizer/your-accounts';
export const profilePath = '/organizer/profile';
export const cookieConsentsPath = '/organizer/cookie-consents';

/** Screens that are of the account and of no event, in the order of the navigation. */
export const accountScreens = [
  { name: 'events', href: eventsPath, label: 'organizer.kit.palette.events', icon: 'calendar' },
  { name: 'contacts', href: contactsPath, label: 'organizer.contacts.title', icon: 'list' },
  { name: 'tags', href: tagsPath, label: 'organizer.tags.title', icon: 'bookmark' },
  {
    name: 'attributes',
    href: attributesPath,
    label: 'organizer.registrationForm.attributes.title',
    icon: 'form',
  },
  { name: 'companies', href: companiesPath, label: 'organizer.companies.title', icon: 'archive' },
  { name: 'accountWebhooks', href: webhooksPath, label: 'organizer.webhooks.ofAccount', icon: 'transfer' },
  { name: 'apps', href: appsPath, label: 'organizer.developers.apps.title', icon: 'key' },
  {
    name: 'extensions',
    href: extensionsPath,
    label: 'organizer.developers.extensions.title',
    icon: 'widget',
  },
  {
    name: 'accountEmailDomain',
    href: emailDomainPath,
    label: 'organizer.emailDomains.titleAccount',
    icon: 'mail',
  },
  {
    name: 'cookieConsents',
    href: cookieConsentsPath,
    label: 'organizer.cookieConsents.title',
    icon: 'shield',
  },
  { name: 'members', href: membersPath, label: 'organizer.members.title', icon: 'users' },
  { name: 'singleSignOn', href: singleSignOnPath, label: 'organizer.singleSignOn.title', icon: 'lock' },
  {
    name: 'accountSettings',
    href: accountPath,
    label: 'organizer.kit.nav.section.account',
    icon: 'bank',
  },
  { name: 'payer', href: payerPath, label: 'organizer.members.payer.title', icon: 'receipt' },
  { name: 'account', href: connectedAccountsPath, label: 'organizer.account.title', icon: 'link' },
  { name: 'profile', href: profilePath, label: 'organizer.account.profile.title', icon: 'user' },
  { name: 'ownAccounts', href: ownAccountsPath, label: 'organizer.account.own.title', icon: 'transfer' },
] as const satisfies readonly {
  name: string;
  href: string;
  label: MessageKey;
  icon: OrganizerIconName;
}[];

export type AccountScreenName = (typeof accountScreens)[number]['name'];

/** Where an account is opened. */
export const openAccountPath = (accountId: string): string =>
  `${ownAccountsPath}/${encodeURIComponent(accountId)}`;
