import { useLocale, useT } from 'boxoffice';
import { useWidgetBootstrap } from 'boxoffice/hooks';
import { OrganizerShell, SignedInMenu } from 'boxoffice/organizer';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { keptHref } from '../navigation';
import { usePageTitle } from '../page/usePageTitle';
import { accountsPath, signInPath, withNext } from '../routes/accountPaths';
import { screenPath, screens, type ScreenName } from './screens';

interface FrameProps {
  current: ScreenName | 'accounts';
  eventId: string;
  children: ReactNode;
}

/** The shell around a screen. */
export function Frame({ current, eventId, children }: FrameProps) {
  const t = useT();
  const locale = useLocale();
  const [path, navigate] = useLocation();
  const { data } = useWidgetBootstrap(eventId);
  const items = [
    ...screens.map(({ name, label, icon }) => ({
      ...{ name, icon, label: t(label) },
      href: screenPath(eventId, name),
    })),
    { name: 'accounts', href: accountsPath, label: t('organizer.accounts.title'), icon: 'link' },
  ] as const;
  const label = items.find(({ name }) => name === current)?.label;
  usePageTitle(label && data ? `${label} · ${data.event.name}` : label);
  const event = data && { name: data.event.name, dates: datesOf(data.event, locale) };
  return (
    <OrganizerShell
      items={items.map((item) => ({
        ...item,
        href: keptHref(item.href),
        isCurrent: item.name === current,
      }))}
      event={event}
      account={
        <SignedInMenu
          onEvent={({ type }) => {
            if (type === 'signedOut') navigate(withNext(signInPath, path));
          }}
        />
      }
      onNavigate={(href, click) => {
        click.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </OrganizerShell>
  );
}

function datesOf(
  event: { 'start-date': string; 'end-date': string; 'time-zone-id': string },
  locale: string,
) {
  const format = new Intl.DateTimeFormat(locale, {
    ...({ year: 'numeric', month: 'short', day: 'numeric' } as const),
    timeZone: event['time-zone-id'],
  });
  return format.formatRange(new Date(event['start-date']), new Date(event['end-date']));
}
