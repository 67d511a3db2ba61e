import type { TicketsProps } from '../routes/Tickets';
import { addStyles } from './addStyles';
import type { RequestedPage } from './readAddress';

/** Shown by a native app: as on a phone, on a tablet as well. docs/decisions/0022. */
const asOnAPhone = 'main { max-inline-size: 30rem; margin-inline: auto; }';

/** Sets the page up as its address asks for it, and answers what of it is the widget's. */
export function requestedWidget(requested: RequestedPage): NonNullable<TicketsProps['widget']> {
  const { isMobile, transifexLiveMode, promotionCode, swapToken, ticketIds, prefill, paymentReturn } =
    requested;
  if (isMobile) addStyles(asOnAPhone);
  if (transifexLiveMode) void import('./loadTransifex').then(({ loadTransifex }) => loadTransifex());
  return { promotionCode, swapToken, ticketIds, prefill, paymentReturn, popups: !isMobile };
}
