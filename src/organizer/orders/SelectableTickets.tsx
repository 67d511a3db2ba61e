'use client';
import { useState } from 'react';
import type { OrganizerOrder, OrganizerTicket } from '../../contract';
import { nothingSelected, orderSteps, withRows, type TableSelection } from '../../domain';
import { useT } from '../../i18n';
import { BulkBar, type BulkAction } from '../kit/table';
import type { OrderActions } from './actions/useOrderActions';
import { OrderTickets, type OrderTicketsProps } from './OrderTickets';

export interface SelectableTicketsProps extends Pick<OrderTicketsProps, 'actionsOf'> {
  order: OrganizerOrder;
  begin: OrderActions['begin'];
}

/** The tickets of an order; several of them are chosen to be sent again, swapped, refunded or disputed together. */
export function SelectableTickets({ order, begin, actionsOf }: SelectableTicketsProps) {
  const t = useT();
  const [selection, setSelection] = useState<TableSelection>(nothingSelected);
  const selectable = selectableOf(order);
  // What was done meanwhile can leave a ticket nothing more can be done with.
  const chosen = selectable.filter(({ id }) => selection.ids.has(id));
  const ticketIds = chosen.map(({ id }) => id);
  const { canResend, canSwap, canRefund, canDispute, canEndDispute } = orderSteps({
    ...order,
    tickets: chosen,
  });
  const clear = () => setSelection(nothingSelected);
  const actionOf = (kind: 'resend' | 'swap' | 'refund', icon?: BulkAction['icon']): BulkAction => ({
    id: kind,
    label: t(`organizer.orders.order.${kind}`),
    icon,
    onPress: () => begin({ kind, ticketIds }, clear),
  });
  return (
    <>
      <OrderTickets
        order={order}
        tickets={order.tickets}
        actionsOf={actionsOf}
        selection={
          selectable.length > 1
            ? {
                canBeSelected: ({ id }) => selectable.some((ticket) => ticket.id === id),
                isSelected: ({ id }) => ticketIds.includes(id),
                onToggle: ({ id }) => setSelection((before) => withRows(before, [id], !before.ids.has(id))),
              }
            : undefined
        }
      />
      <BulkBar
        selection={{ ids: new Set(ticketIds), isEvery: false }}
        total={selectable.length}
        actions={[
          ...(canResend ? [actionOf('resend', 'mail')] : []),
          ...(canSwap ? [actionOf('swap')] : []),
          ...(canRefund || canDispute || canEndDispute ? [actionOf('refund', 'undo')] : []),
        ]}
        onClear={clear}
      />
    </>
  );
}

/** Those something can be done with. */
function selectableOf(order: OrganizerOrder): OrganizerTicket[] {
  const { valid, blocked, refundable } = orderSteps(order);
  return order.tickets.filter((ticket) => [valid, blocked, refundable].some((each) => each.includes(ticket)));
}
