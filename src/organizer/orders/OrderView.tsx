'use client';
import type { ReactNode } from 'react';
import type { OrganizerTicket } from '../../contract';
import { canChangeAttendee, orderSteps } from '../../domain';
import { useT } from '../../i18n';
import { Button, LinkButton } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { OrganizerIcon } from '../kit/appearance';
import { PageHeader, type BackLink } from '../kit/page';
import { CancelButton } from './actions/CancelButton';
import { EditLink } from './actions/EditLink';
import type { OrderActions } from './actions/useOrderActions';
import { SwapLink } from './actions/SwapLink';
import { OrderDetails } from './OrderDetails';
import * as details from './OrderDetails.css';
import { OrderHistory } from './OrderHistory';
import { OrderInvoice } from './OrderInvoice';
import type { OrderInvoiceProps } from './InvoiceSheet';
import { OrderPayments } from './OrderPayments';
import { OrderSection } from './OrderSection';
import { OrderTotals } from './OrderTotals';
import * as css from './OrderView.css';
import { SelectableTickets } from './SelectableTickets';

export interface OrderViewProps extends OrderInvoiceProps {
  /** The list of orders. */
  back?: BackLink | undefined;
  /** Its dialogs, and what came of the last one. */
  actions: OrderActions;
  /** The address at which the buyer pays for a swap, by its token; without it the link is not shown. */
  swapHrefOf?: ((swapToken: string) => string) | undefined;
  /** They want to see the buyer’s confirmation. */
  onPreview: () => void;
  /** Above it: why something could not be done. */
  notice?: ReactNode;
}

/** One order in full: who, what, how it was paid, what happened, and what can be done. @experimental */
export function OrderView(props: OrderViewProps) {
  const { order, timeZone, back, actions, swapHrefOf, onPreview, notice, ...invoice } = props;
  const t = useT();
  const { swap } = order;
  return (
    <>
      <PageHeader
        back={back}
        title={t('organizer.orders.order.title', { id: order.id })}
        actions={<Actions order={order} begin={actions.begin} onPreview={onPreview} />}
      />
      <div className={css.page}>
        <div className={details.parts}>
          {notice}
          {actions.notice}
          {swap?.status === 'open' && (
            <OrderSection title={t('organizer.orders.order.swap.open')}>
              <SwapLink
                swap={swap}
                order={order}
                href={swapHrefOf?.(swap.swapToken)}
                onWithdraw={() => actions.begin({ kind: 'withdraw', swap })}
              />
            </OrderSection>
          )}
          <SelectableTickets order={order} begin={actions.begin} actionsOf={ticketActions(actions.begin)} />
          <OrderTotals order={order} />
          <OrderPayments order={order} timeZone={timeZone} />
        </div>
        <div className={details.parts}>
          <OrderDetails order={order} timeZone={timeZone} />
          <OrderInvoice order={order} timeZone={timeZone} {...invoice} />
          <OrderHistory order={order} timeZone={timeZone} />
        </div>
      </div>
    </>
  );
}

const ticketActions = (begin: OrderActions['begin']) =>
  function TicketActions(ticket: OrganizerTicket) {
    return <ForTicket ticket={ticket} begin={begin} />;
  };

function ForTicket({ ticket, begin }: { ticket: OrganizerTicket } & Pick<OrderActions, 'begin'>) {
  const t = useT();
  const [resend, transfer] = [t('organizer.orders.order.resend'), t('organizer.orders.order.transfer')];
  const isValid = ticket.status === 'valid';
  if (!isValid && !canChangeAttendee(ticket)) return null;
  return (
    <div className={details.actions}>
      <EditLink ticket={ticket} begin={begin} />
      {isValid && (
        <>
          <LinkButton
            aria-label={`${resend}: ${ticket.id}`}
            onClick={() => begin({ kind: 'resend', ticketId: ticket.id })}
          >
            {resend}
          </LinkButton>
          <LinkButton
            aria-label={`${transfer}: ${ticket.id}`}
            onClick={() => begin({ kind: 'transfer', ticket })}
          >
            {transfer}
          </LinkButton>
        </>
      )}
    </div>
  );
}

interface ActionsProps extends Pick<OrderActions, 'begin'>, Pick<OrderViewProps, 'order' | 'onPreview'> {}

function Actions({ order, begin, onPreview }: ActionsProps) {
  const t = useT();
  const { canSwap, canRefund, canDispute, canEndDispute } = orderSteps(order);
  return (
    <div className={css.actions}>
      <Button icon={<OrganizerIcon name="eye" />} onClick={onPreview}>
        {t('organizer.orders.order.confirmation')}
      </Button>
      {canSwap && (
        <Button icon={<OrganizerIcon name="transfer" />} onClick={() => begin({ kind: 'swap' })}>
          {t('organizer.orders.order.swap')}
        </Button>
      )}
      {(canRefund || canDispute || canEndDispute) && (
        <Button icon={<Icon name="undo" />} onClick={() => begin({ kind: 'refund' })}>
          {t('organizer.orders.order.refund')}
        </Button>
      )}
      <CancelButton order={order} begin={begin} />
      <Button variant="primary" icon={<Icon name="mail" />} onClick={() => begin({ kind: 'resend' })}>
        {t('organizer.orders.order.resend')}
      </Button>
    </div>
  );
}
