import { useT } from 'boxoffice';
import { useSignedInPerson } from 'boxoffice/hooks';
import type { OrganizerIconName, OrganizerNavItem } from 'boxoffice/organizer';
import { preservedHref } from '../navigation';
import { accountScreens, eventsPath, type AccountScreenName } from './accountScreens';
import { screenPath, screens, sections, type ScreenName } from './screens';
import { supportScreens, type SupportScreenName } from './supportScreens';

interface NavItemsOptions {
  /** `null` at an address that is none. */
  current: ScreenName | AccountScreenName | SupportScreenName | null;
  eventId: string;
  /** Of the event; absent while it loads. */
  eventName: string | undefined;
}

/** An event's screens with one way to those of the account, or the account's with the way back. The rail lists one, the palette finds both. */
export function useNavItems({ current, eventId, eventName }: NavItemsOptions) {
  const t = useT();
  const item = (name: string, href: string, label: string, icon: OrganizerIconName): OrganizerNavItem => ({
    href: preservedHref(href),
    label,
    icon,
    isCurrent: name === current,
  });
  const ofEvent = sections.flatMap((section) =>
    screens
      .filter((screen) => screen.section === section)
      .map(({ name, label, icon }) => ({
        ...item(name, screenPath(eventId, name), t(label), icon),
        section: t(`organizer.kit.nav.section.${section}`),
      })),
  );
  const ofSupport = supportScreens.map(({ name, href, label, icon }) => ({
    ...item(name, href, t(label), icon),
    section: t('organizer.administration.title'),
  }));
  const isSupport = useSignedInPerson().data?.role === 'support';
  const isOfSupport = supportScreens.some(({ name }) => name === current);
  const ofAccount = [
    ...accountScreens.map(({ name, href, label, icon }) => item(name, href, t(label), icon)),
    ...(isSupport || isOfSupport ? ofSupport : []),
  ];
  const isOfAccount = isOfSupport || accountScreens.some(({ name }) => name === current);
  const label = [...ofEvent, ...ofAccount].find(({ isCurrent }) => isCurrent)?.label;
  if (!isOfAccount) {
    const toAccount = item('', eventsPath, t('organizer.kit.nav.section.account'), 'bank');
    return { isOfAccount, label, items: [...ofEvent, toAccount], elsewhere: ofAccount };
  }
  const toEvent = eventName
    ? [item('', screenPath(eventId), t('organizer.kit.nav.backTo', { event: eventName }), 'arrow-start')]
    : [];
  return { isOfAccount, label, items: [...toEvent, ...ofAccount], elsewhere: ofEvent };
}
