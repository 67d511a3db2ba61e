import {
  BoxofficeProvider,
  ThemeRoot,
  TicketWidget,
  type BoxofficeProviderProps,
  type Catalogue,
  type TicketWidgetProps,
} from 'boxoffice';
import { useWidgetBootstrap } from 'boxoffice/hooks';
import en from 'boxoffice/locales/first/en.json';
import type { Backend } from '../backend';
import { usePageTitle } from '../page/usePageTitle';
import type { Settings } from '../settings';

export interface TicketsProps {
  eventId: string;
  backend: Backend;
  settings: Settings &
    Pick<BoxofficeProviderProps, 'settings' | 'queryClient' | 'first' | 'readAt' | 'i18n' | 'overrides'>;
  /** Texts of a language that the library does not ship. */
  catalogue?: Catalogue | undefined;
  /** What the page's address asks for, and the page around the frame. */
  widget?: Partial<TicketWidgetProps> | undefined;
}

/**
 * `/widgets/tickets/:eventId`: choosing, registering, paying (000 §2). A page of its own, without the router of the
 * others, because it is the one that buyers wait for.
 */
export function Tickets({ eventId, backend, settings, catalogue, widget }: TicketsProps) {
  const { bases, clock, DemoBar } = backend;
  return (
    <BoxofficeProvider
      {...settings}
      catalogue={catalogue}
      backend={bases}
      clock={clock}
      {...(settings.locale === 'en' && { first: en })}
    >
      <ThemeRoot>
        {DemoBar && <DemoBar />}
        <Sale eventId={eventId} backend={backend} widget={widget} />
      </ThemeRoot>
    </BoxofficeProvider>
  );
}

type SaleProps = Pick<TicketsProps, 'eventId' | 'backend' | 'widget'>;

function Sale({ eventId, backend, widget }: SaleProps) {
  const { data } = useWidgetBootstrap(eventId);
  usePageTitle(data?.event.name);
  const payments = () => loadActions().then((actions) => actions.loadPayments(data?.siteConf, backend));
  return (
    <main>
      {data && <h1 className="visually-hidden">{data.event.name}</h1>}
      <TicketWidget
        eventId={eventId}
        payments={payments}
        authUrl={backend.authUrl}
        captcha={backend.captcha}
        onConfirmed={(order) => loadActions().then((actions) => actions.showConfirmation(eventId, order))}
        onNavigate={leaveFor}
        analytics={{
          report: (event) => void loadActions().then((actions) => actions.report(event, data, backend)),
        }}
        onBack={() => leaveFor('/')}
        {...widget}
      />
    </main>
  );
}

const loadActions = () => import('../ticketActions');

/** Without the parameters that stay, when what knows them can't be had: better than not to leave at all. */
const leaveFor = (path: string) =>
  void loadActions().then(
    (actions) => actions.leaveFor(path),
    () => window.location.assign(path),
  );
