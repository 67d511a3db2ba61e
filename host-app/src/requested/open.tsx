import type { TextsToShow } from 'boxoffice/in-context';
import type { ReactElement } from 'react';
import { ownCatalogue } from '../catalogue';
import { Tickets, type TicketsProps } from '../routes/Tickets';
import { requestedWidget } from './requestedWidget';
import { takeAddress } from './readAddress';

export type OpenProps = Pick<TicketsProps, 'backend' | 'settings'>;

/** Any page, as its address asks for it; the ticket page with an `eventId`. */
export async function open(props: OpenProps, eventId?: string): Promise<ReactElement> {
  const { backend, settings } = props;
  const requested = eventId && takeAddress();
  const showsTexts = new URLSearchParams(window.location.search).get('texts') === 'show';
  const [catalogue, inContext, app] = await Promise.all([
    ownCatalogue(settings.locale).catch(() => undefined),
    showsTexts ? import('boxoffice/in-context') : undefined,
    requested ? undefined : import('../App'),
  ]);
  const pageOf = (texts: TextsToShow) => {
    const given = { backend, catalogue, settings: { ...settings, ...texts } };
    if (requested) return <Tickets {...given} eventId={eventId} widget={requestedWidget(requested)} />;
    return app && <app.App {...given} />;
  };
  if (!inContext) return <>{pageOf({})}</>;
  return <inContext.TextsInContext locale={settings.locale}>{pageOf}</inContext.TextsInContext>;
}
