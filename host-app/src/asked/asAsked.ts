import type { TicketsProps } from '../routes/Tickets';
import type { Asked } from './readAddress';

/** Sets the page up as its address asks for it, and answers what of it is the widget's. */
export function asAsked(asked: Asked): NonNullable<TicketsProps['widget']> {
  const { isMobile, transifexLiveMode, promotionCode, swapToken, ticketIds, prefill, paymentReturn } = asked;
  if (isMobile) document.documentElement.dataset['app'] = '';
  if (transifexLiveMode) void import('./loadTransifex').then(({ loadTransifex }) => loadTransifex());
  return { promotionCode, swapToken, ticketIds, prefill, paymentReturn, popups: !isMobile };
}
