'use client';
import type { MouseEvent } from 'react';
import type { OrderRow, OrganizerOrder } from '../../contract';
import { orderSteps } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { Skeleton } from '../../themed/kit/Skeleton';
import { OrganizerIcon } from '../kit/appearance';
import { Drawer, ScreenNotFound } from '../kit/page';
import { isPlainClick } from '../kit/page/isPlainClick';
import { CancelButton } from './actions/CancelButton';
import { EditLink } from './actions/EditLink';
import type { OrderActions } from './actions/useOrderActions';
import { OrderDetails } from './OrderDetails';
import * as css from './OrderDetails.css';
import { OrderHistory } from './OrderHistory';
import { SectionLevel } from './OrderSection';
import { OrderTickets } from './OrderTickets';
import { OrderTotals } from './OrderTotals';

export interface OrderDrawerProps {
  /** What the list knows of it. */
  row: OrderRow;
  /** All of it, once it was read. */
  order: OrganizerOrder | null;
  /** IANA zone of the event. */
  timeZone: string;
  actions: OrderActions;
  /** Address of the order's own page. */
  href?: string | undefined;
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  onClose: () => void;
}

/** An opened order beside the list: its facts at once, the rest as soon as it was read. */
export function OrderDrawer({ row, order, timeZone, actions, href, onNavigate, onClose }: OrderDrawerProps) {
  const t = useT();
  return (
    <Drawer
      kind={t('organizer.orders.order.kind')}
      title={row.id}
      closeLabel={t('organizer.orders.order.close', { id: row.id })}
      contentKey={row.id}
      onClose={onClose}
      footer={order && <Actions order={order} begin={actions.begin} />}
    >
      <SectionLevel.Provider value={3}>
        <div className={css.parts}>
          {actions.notice}
          <OrderDetails order={order ?? row} timeZone={timeZone} />
          <OrderTickets
            order={row}
            tickets={order?.tickets ?? row.tickets}
            actionsOf={(ticket) => <EditLink ticket={ticket} begin={actions.begin} />}
          />
          {order ? (
            <>
              <OrderTotals order={order} />
              <OrderHistory order={order} timeZone={timeZone} most={5} />
            </>
          ) : (
            <Skeleton height="8rem" />
          )}
          {href !== undefined && (
            <p>
              <a href={href} onClick={(click) => isPlainClick(click) && onNavigate?.(href, click)}>
                {t('organizer.orders.order.whole')}
              </a>
            </p>
          )}
        </div>
      </SectionLevel.Provider>
    </Drawer>
  );
}

/** The address names an order that does not exist. */
export function UnknownOrderDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  return (
    <Drawer
      kind={t('organizer.orders.order.kind')}
      title={id}
      closeLabel={t('organizer.orders.order.close', { id })}
      contentKey={id}
      onClose={onClose}
    >
      <ScreenNotFound />
    </Drawer>
  );
}

function Actions({ order, begin }: { order: OrganizerOrder } & Pick<OrderActions, 'begin'>) {
  const t = useT();
  const { valid, canResend, canTransfer, canRefund, canDispute, canEndDispute } = orderSteps(order);
  const [only] = valid;
  return (
    <>
      {canResend && (
        <Button icon={<Icon name="mail" />} onClick={() => begin({ kind: 'resend' })}>
          {t('organizer.orders.order.resend')}
        </Button>
      )}
      {canTransfer && only && valid.length === 1 && (
        <Button
          icon={<OrganizerIcon name="transfer" />}
          onClick={() => begin({ kind: 'transfer', ticket: only })}
        >
          {t('organizer.orders.order.transfer')}
        </Button>
      )}
      {(canRefund || canDispute || canEndDispute) && (
        <Button icon={<Icon name="undo" />} onClick={() => begin({ kind: 'refund' })}>
          {t('organizer.orders.order.refund')}
        </Button>
      )}
      <CancelButton order={order} begin={begin} />
    </>
  );
}
