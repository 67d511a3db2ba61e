'use client';
import { useMemo, useRef } from 'react';
import type { OrganizerOrder, OrganizerTicket, TicketSwap } from '../../../contract';
import { orderProblem, orderSteps, swapSchema, type SwapValues } from '../../../domain';
import type { OrderCalls } from '../../../hooks';
import { useT, type Translate } from '../../../i18n';
import { SelectField, TextField } from '../../kit/fields';
import { ActionDialog } from '../../kit/form';
import { attendeeOf } from '../OrderTickets';

export interface SwapDialogProps {
  order: OrganizerOrder;
  ticketTypes: readonly { id: string; name: string }[];
  swap: OrderCalls['swap'];
  onDone: (made: TicketSwap) => void;
  onClose: () => void;
}

/** Tickets become tickets of other types. What costs more is paid by the buyer through a link. 002 §7. */
export function SwapDialog({ order, ticketTypes, swap, onDone, onClose }: SwapDialogProps) {
  const t = useT();
  const schema = useMemo(() => swapSchema(), []);
  const { valid } = orderSteps(order);
  const made = useRef<TicketSwap>(undefined);
  return (
    <ActionDialog<SwapValues>
      toErrorMessage={orderProblem}
      title={t('organizer.orders.order.swap.title', { id: order.id })}
      text={t('organizer.orders.order.swap.text')}
      action={t('organizer.orders.order.swap')}
      schema={schema}
      values={{
        rows: valid.map(({ id, ticketTypeId }) => ({ ticketId: id, from: ticketTypeId, ticketTypeId })),
        email: order.buyerEmail,
      }}
      run={async ({ rows, email }) => {
        const chosen = rows.filter(({ from, ticketTypeId }) => from !== ticketTypeId);
        made.current = await swap(
          order.id,
          chosen.map(({ ticketId, ticketTypeId }) => ({ ticketId, ticketTypeId })),
          email,
        );
      }}
      onDone={() => made.current && onDone(made.current)}
      onClose={onClose}
    >
      {valid.map((ticket, index) => (
        <SelectField
          key={ticket.id}
          name={`rows.${index}.ticketTypeId`}
          alsoChecks={['rows.0.ticketTypeId']}
          label={`${attendeeOf(ticket)} · ${ticket.id}`}
          options={typesFor(ticket, ticketTypes, t)}
        />
      ))}
      <TextField
        name="email"
        type="email"
        label={t('organizer.orders.order.swap.email')}
        hint={t('organizer.orders.order.swap.emailHint')}
        required
      />
    </ActionDialog>
  );
}

/** The present type first, also when it is offered no more. */
function typesFor(
  { ticketTypeId, ticketName }: OrganizerTicket,
  ticketTypes: SwapDialogProps['ticketTypes'],
  t: Translate,
) {
  return [
    { value: ticketTypeId, label: t('organizer.orders.order.swap.keep', { name: ticketName }) },
    ...ticketTypes
      .filter(({ id }) => id !== ticketTypeId)
      .map(({ id, name }) => ({ value: id, label: name })),
  ];
}
