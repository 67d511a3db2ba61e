import type { MessageKey } from 'boxoffice';
import type { OrganizerIconName } from 'boxoffice/organizer';

/** Where support stops acting as an account. */
export const stopActingPath = '/organizer/stop-acting';

/** Screens of the platform's support staff, in the order of the navigation. What each shows is named behind its address. */
export const supportScreens = [
  {
    name: 'supportAccounts',
    href: '/organizer/support/accounts',
    label: 'organizer.administration.account.title',
    icon: 'bank',
  },
  {
    name: 'supportEvents',
    href: '/organizer/support/events',
    label: 'organizer.administration.event.title',
    icon: 'calendar',
  },
  {
    name: 'supportPeople',
    href: '/organizer/support/people',
    label: 'organizer.administration.person.title',
    icon: 'users',
  },
  {
    name: 'supportRings',
    href: '/organizer/support/rings',
    label: 'organizer.rings.title',
    icon: 'star',
  },
] as const satisfies readonly {
  name: string;
  href: string;
  label: MessageKey;
  icon: OrganizerIconName;
}[];

export type SupportScreenName = (typeof supportScreens)[number]['name'];

/** The address of one of them, of one thing on it with `id`. */
export function supportPath(name: SupportScreenName, id?: string): string {
  const { href } = supportScreens.find((screen) => screen.name === name) ?? supportScreens[0];
  return id === undefined ? href : `${href}/${encodeURIComponent(id)}`;
}
