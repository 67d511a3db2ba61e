'use client';
import { forwardRef } from 'react';
import { confirmationStatus, orderGreeting, type ConfirmationLoad } from '../../domain/confirmation';
import { formatMoney } from '../../domain/money/money';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { ConfirmationContext, type ConfirmationLabels, type ConfirmationState } from './ConfirmationContext';

/** Props of `Confirmation.Root`. @public */
export interface ConfirmationRootProps extends HeadlessProps<'div', ConfirmationState> {
  /** What is known of the order: the answer of `useConfirmation` of `boxoffice/hooks`. */
  load: ConfirmationLoad;
  /** BCP 47; amounts and dates follow it. */
  locale: string;
  labels: ConfirmationLabels;
}

/**
 * A finished order, or why there is none to be shown. Renders a `div`. `data-status` (`loading`, `failed`, `missing`, `unknown`, `checking`,
 * `ended`, `ready`) and `data-awaits` (the type of an order whose money is still to come, e.g. `invoice`) are on it and on what is in no
 * ticket and no sum. 001 §2.
 *
 * @example
 * <Confirmation.Root load={useConfirmation({ eventId, orderId, token })} locale="en" labels={{ free: 'Free' }}>
 *   <Confirmation.Loading>Loading your order</Confirmation.Loading>
 *   <Confirmation.Failed>Your order can’t be shown. <Confirmation.Retry>Try again</Confirmation.Retry></Confirmation.Failed>
 *   <Confirmation.Checking>Checking your payment</Confirmation.Checking>
 *   <Confirmation.Ended>{({ topic }) => outcomes[topic]}</Confirmation.Ended>
 *   <Confirmation.Ready>
 *     <Confirmation.Title>You’re in</Confirmation.Title>
 *     <Confirmation.Greeting>{({ firstName, event }) => `${firstName}, see you at ${event}`}</Confirmation.Greeting>
 *     Order <Confirmation.OrderNumber />
 *     <Confirmation.Tickets>
 *       {() => (
 *         <Confirmation.Ticket>
 *           <Confirmation.TicketName /> <Confirmation.AttendeeName /> <Confirmation.TicketPrice />
 *         </Confirmation.Ticket>
 *       )}
 *     </Confirmation.Tickets>
 *   </Confirmation.Ready>
 * </Confirmation.Root>
 */
export const Root = /* @__PURE__ */ forwardRef<HTMLDivElement, ConfirmationRootProps>(
  function Root(props, ref) {
    const { load, locale, labels, ...rest } = props;
    const status = confirmationStatus(load);
    const order = load.data?.order ?? null;
    const state: ConfirmationState = { status, awaits: order && orderGreeting(order, locale).awaits };
    const context = {
      state,
      order,
      retry: status === 'failed' ? load.retry : undefined,
      format: (minor: number) => (order ? formatMoney(minor, order.currency, locale) : ''),
      locale,
      labels,
    };
    const root = useRenderElement('div', state, rest, { ref });
    return <ConfirmationContext.Provider value={context}>{root}</ConfirmationContext.Provider>;
  },
);
