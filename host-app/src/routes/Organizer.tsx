import { useLocale, useT } from 'boxoffice';
import { useWidgetBootstrap } from 'boxoffice/hooks';
import { OrdersScreen, OrganizerShell } from 'boxoffice/organizer';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { keptHref } from '../navigation';
import { usePageTitle } from '../page/usePageTitle';
import { demoEvent } from './demoEvent';

const ordersOf = (eventId: string) => `/organizer/events/${eventId}/orders`;

/** `/organizer`: the shell and the screens there are so far. */
export function Organizer() {
  return (
    <Switch>
      <Route path="/organizer/events/:eventId/orders">
        {({ eventId }) => <Orders key={eventId} eventId={eventId} />}
      </Route>
      <Route>
        <Redirect to={ordersOf(demoEvent)} replace />
      </Route>
    </Switch>
  );
}

function Orders({ eventId }: { eventId: string }) {
  const t = useT();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const { data } = useWidgetBootstrap(eventId);
  const label = t('organizer.nav.orders');
  usePageTitle(data ? `${label} · ${data.event.name}` : label);
  const event = data && { name: data.event.name, dates: datesOf(data.event, locale) };
  return (
    <OrganizerShell
      items={[{ href: keptHref(ordersOf(eventId)), label, icon: 'invoice', isCurrent: true }]}
      event={event}
      onNavigate={(href, click) => {
        click.preventDefault();
        navigate(href);
      }}
    >
      <OrdersScreen eventId={eventId} />
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
