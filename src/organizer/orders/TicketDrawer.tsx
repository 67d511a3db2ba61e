'use client';
import type { OrganizerOrder, OrganizerTicket } from '../../contract';
import { canChangeAttendee } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { OrganizerIcon } from '../kit/appearance';
import { Drawer } from '../kit/page';
import { isPlainClick } from '../kit/page/isPlainClick';
import type { OrderActions } from './actions/useOrderActions';
import * as css from './OrderDetails.css';
import { SectionLevel } from './OrderSection';
import { OrderTickets } from './OrderTickets';
import type { OrderLinks } from './OrdersView';

export interface TicketDrawerProps extends OrderLinks {
  ticket: OrganizerTicket;
  /** The order it is of, once it was read: nothing is done with a ticket before. */
  order: OrganizerOrder | null;
  actions: OrderActions;
  onClose: () => void;
}

/** An opened ticket beside the list: its attendee, what they answered, and what can be done with it. */
export function TicketDrawer({ ticket, order, actions, hrefOf, onNavigate, onClose }: TicketDrawerProps) {
  const t = useT();
  const href = hrefOf?.(ticket.orderId);
  return (
    <Drawer
      kind={t('organizer.orders.ticket.kind')}
      title={ticket.id}
      closeLabel={t('organizer.orders.ticket.close', { id: ticket.id })}
      contentKey={ticket.id}
      onClose={onClose}
      footer={
        order && (
          <>
            {ticket.status === 'valid' && (
              <>
                <Button
                  icon={<Icon name="mail" />}
                  onClick={() => actions.begin({ kind: 'resend', ticketId: ticket.id })}
                >
                  {t('organizer.orders.order.resend')}
                </Button>
                <Button
                  icon={<OrganizerIcon name="transfer" />}
                  onClick={() => actions.begin({ kind: 'transfer', ticket })}
                >
                  {t('organizer.orders.order.transfer')}
                </Button>
              </>
            )}
            {canChangeAttendee(ticket) && (
              <Button
                icon={<OrganizerIcon name="pencil" />}
                onClick={() => actions.begin({ kind: 'edit', ticket })}
              >
                {t('organizer.orders.order.edit')}
              </Button>
            )}
          </>
        )
      }
    >
      <SectionLevel.Provider value={3}>
        <div className={css.parts}>
          {actions.notice}
          {order && <OrderTickets order={order} tickets={[ticket]} />}
          {href !== undefined && (
            <p>
              <a href={href} onClick={(click) => isPlainClick(click) && onNavigate?.(href, click)}>
                {t('organizer.orders.order.title', { id: ticket.orderId })}
              </a>
            </p>
          )}
        </div>
      </SectionLevel.Provider>
    </Drawer>
  );
}
