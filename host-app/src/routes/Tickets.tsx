import { BoxofficeProvider, TicketWidget, type Catalogue, type TicketWidgetProps } from 'boxoffice';
import { useWidgetBootstrap } from 'boxoffice/hooks';
import en from 'boxoffice/locales/first/en.json';
import type { Backend } from '../backend';
import { usePageTitle } from '../page/usePageTitle';
import { readPromotionCode, type Settings } from '../settings';

export interface TicketsProps {
  eventId: string;
  backend: Backend;
  settings: Settings;
  /** Texts of a language that the library does not ship. */
  catalogue: Catalogue | undefined;
  /** A buyer comes back from a provider's page. */
  paymentReturn: TicketWidgetProps['paymentReturn'];
}

/**
 * `/widgets/tickets/:eventId`: choosing, registering, paying (000 §2). A page of its own, without the router of the
 * others, because it is the one that buyers wait for.
 */
export function Tickets({ eventId, backend, settings, catalogue, paymentReturn }: TicketsProps) {
  const { authUrl, bases, captcha, clock, DemoBar, loadProviders } = backend;
  return (
    <BoxofficeProvider
      {...settings}
      catalogue={catalogue}
      {...(bases && { backend: bases })}
      {...(clock && { clock })}
      {...(settings.locale === 'en' && { first: en })}
    >
      {DemoBar && <DemoBar />}
      <Sale {...{ eventId, authUrl, captcha, loadProviders, paymentReturn }} />
    </BoxofficeProvider>
  );
}

interface SaleProps extends Pick<TicketsProps, 'eventId' | 'paymentReturn'>, Pick<Backend, 'loadProviders'> {
  authUrl: Backend['authUrl'] | undefined;
  captcha: Backend['captcha'] | undefined;
}

function Sale({ eventId, authUrl, captcha, loadProviders, paymentReturn }: SaleProps) {
  const { data } = useWidgetBootstrap(eventId);
  usePageTitle(data?.event.name);
  const payments = () =>
    import('../payments').then(({ paymentsOf }) => paymentsOf(data?.siteConf, loadProviders));
  return (
    <main>
      {data && <h1 className="visually-hidden">{data.event.name}</h1>}
      <TicketWidget
        eventId={eventId}
        payments={payments}
        swapToken={new URLSearchParams(window.location.search).get('swapToken') ?? undefined}
        promotionCode={readPromotionCode(window.location.search)}
        paymentReturn={paymentReturn}
        parentOrigin={import.meta.env.VITE_PARENT_ORIGIN}
        {...(authUrl && { authUrl })}
        {...(captcha && { captcha })}
        onConfirmed={({ orderId, token }) =>
          void leaveFor(`/widgets/tickets/${eventId}/${orderId}/confirmationMessage/${token}`)
        }
        onBack={() => void leaveFor('/')}
      />
    </main>
  );
}

async function leaveFor(path: string) {
  try {
    const leave = await import('../leave');
    leave.leaveFor(path);
  } catch {
    // Without the parameters that stay: better than not to leave at all.
    window.location.assign(path);
  }
}
