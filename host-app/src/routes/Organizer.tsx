import 'boxoffice/organizer.css';
import { useLocale, useT } from 'boxoffice';
import { useWidgetBootstrap } from 'boxoffice/hooks';
import {
  ConnectedAccounts,
  OrdersScreen,
  OrganizerShell,
  OrganizerTexts,
  SignedInMenu,
} from 'boxoffice/organizer';
import type { ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import type { Backend } from '../backend';
import { keptHref } from '../navigation';
import { usePageTitle } from '../page/usePageTitle';
import { accountsPath, signInPath, withNext } from './accountPaths';
import { demoEvent } from './demoEvent';

const ordersOf = (eventId: string) => `/organizer/events/${eventId}/orders`;

/** `/organizer`: the shell and the screens there are so far. */
export function Organizer({ authUrl }: Pick<Backend, 'authUrl'>) {
  return (
    <OrganizerTexts>
      <Switch>
        <Route path="/organizer/events/:eventId/orders">
          {({ eventId }) => (
            <Screen key={eventId} name="orders" eventId={eventId}>
              <OrdersScreen eventId={eventId} />
            </Screen>
          )}
        </Route>
        <Route path={accountsPath}>
          <Screen name="accounts" eventId={demoEvent}>
            <ConnectedAccounts pages={authUrl} signInHref={keptHref(withNext(signInPath, accountsPath))} />
          </Screen>
        </Route>
        <Route>
          <Redirect to={ordersOf(demoEvent)} replace />
        </Route>
      </Switch>
    </OrganizerTexts>
  );
}

interface ScreenProps {
  name: 'orders' | 'accounts';
  eventId: string;
  children: ReactNode;
}

function Screen({ name, eventId, children }: ScreenProps) {
  const t = useT();
  const locale = useLocale();
  const [path, navigate] = useLocation();
  const { data } = useWidgetBootstrap(eventId);
  const items = [
    { name: 'orders', href: ordersOf(eventId), label: t('organizer.nav.orders'), icon: 'invoice' },
    { name: 'accounts', href: accountsPath, label: t('organizer.accounts.title'), icon: 'link' },
  ] as const;
  const label = items.find((item) => item.name === name)?.label;
  usePageTitle(label && data ? `${label} · ${data.event.name}` : label);
  const event = data && { name: data.event.name, dates: datesOf(data.event, locale) };
  return (
    <OrganizerShell
      items={items.map((item) => ({
        ...item,
        href: keptHref(item.href),
        isCurrent: item.name === name,
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
