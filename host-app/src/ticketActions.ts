/* What the ticket page needs once a buyer does something: loaded then. */
import { createClient } from 'boxoffice/client';
import type { SavedOrder, SiteConf, WidgetBootstrap } from 'boxoffice/contract';
import { tagManager, withConsent, type Analytics } from 'boxoffice/hooks';
import type { Backend } from './backend';
import { openConsent } from './consent/openConsent';
import { withPreservedParams } from './preservedParams';

export { leaveFor } from './leave';

/** The payment options, with the form. */
export const loadPayments = async (siteConf: SiteConf | undefined, { loadProviders }: Backend) => {
  const { paymentsOf } = await import('./payments');
  return paymentsOf(siteConf, loadProviders);
};

let analytics: Analytics | undefined;

/** To the page's own data layer, once whoever has to be asked accepts that. */
export function report(
  event: Parameters<Analytics['report']>[0],
  bootstrap: WidgetBootstrap | undefined,
  { bases, clock }: Backend,
): void {
  // Nothing happens on a page whose event is not read yet.
  if (!bootstrap) return;
  analytics ??= withConsent(
    tagManager(),
    openConsent({
      client: createClient({ ...(bases && { bases }) }),
      clock,
      accountId: bootstrap.event['account-id'],
    }),
  );
  analytics.report(event);
}

/**
 * The confirmation shows where the buyer is: a load would leave the page white for seconds. The address is the confirmation's from now
 * on, for a reload and for sharing; Back leads to the ticket list, which begins anew.
 */
export function showConfirmation(eventId: string, { orderId, token }: SavedOrder): 'stay' {
  const path = `/widgets/tickets/${eventId}/${orderId}/confirmationMessage/${token}`;
  window.history.pushState(null, '', withPreservedParams(path, window.location.search));
  const { pathname } = window.location;
  // A link within the page is such a move, too.
  window.addEventListener('popstate', () => {
    if (window.location.pathname !== pathname) window.location.reload();
  });
  document.title = `${orderId} · ${document.title}`;
  return 'stay';
}
