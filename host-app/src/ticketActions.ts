/* What the ticket page needs once a buyer does something: loaded then. */
import type { SavedOrder } from 'boxoffice/contract';
import { tagManager } from 'boxoffice/hooks';
import { withPreservedParams } from './preservedParams';

export { leaveFor } from './leave';

/** To the page's own data layer. */
export const { report } = tagManager();

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
