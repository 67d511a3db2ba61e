'use client';
import { useState } from 'react';
import { ticketFilterOf } from '../../domain';
import {
  useOrderCalls,
  useOrderFiles,
  useOrderJobCalls,
  useOrganizerOrder,
  useSaleCurrency,
  useSoldTickets,
  useSwapTypes,
  useTicketForm,
  useTicketTypeNames,
} from '../../hooks';
import { useListDisplay } from '../../hooks/organizer/resource/useListDisplay';
import { useListView } from '../kit/list';
import { readingOf } from '../kit/record';
import type { ViewProps } from '../kit/table';
import { useInvite } from './actions/useInvite';
import { useOrderActions } from './actions/useOrderActions';
import type { OrderLinks } from './OrdersView';
import { TicketDrawer } from './TicketDrawer';
import { TicketsView } from './TicketsView';
import { useBulkTickets } from './useBulkTickets';

/** Props of `TicketsScreen`. @experimental */
export interface TicketsScreenProps extends ViewProps, OrderLinks {
  /** The event. */
  eventId: string;
  /** Rows a page until others are chosen. Default: 25. */
  pageSize?: number | undefined;
}

const none: readonly never[] = [];

/** The sold tickets of an event and their attendees: found, opened, sent again and transferred. 002 §7 tickets with search. */
export function TicketsScreen(props: TicketsScreenProps) {
  const { eventId, pageSize = 25, hrefOf, onNavigate } = props;
  const display = useListDisplay('tickets', pageSize);
  const { searched, ...visible } = useListView(props);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const filter = ticketFilterOf(searched);
  const list = useSoldTickets(eventId, { ...filter, page: visible.view.page, size: display.size });
  const ticketTypes = useTicketTypeNames(eventId);
  const currency = useSaleCurrency(eventId);
  const calls = useOrderCalls(eventId);
  const files = useOrderFiles(eventId);
  const jobs = useOrderJobCalls(eventId);
  const bulk = useBulkTickets({
    calls,
    jobs,
    filter,
    page: list.data?.tickets ?? none,
    total: list.data?.total ?? 0,
    findEvery: (signal) => files.everyTicket(filter, signal),
    makeFile: (ids) => files.tickets(ids ? { ids: [...ids] } : filter),
  });
  const listed = list.data?.tickets.find(({ id }) => id === openedId);
  const { data: order } = useOrganizerOrder(eventId, listed?.orderId ?? null);
  const ticket = order?.tickets.find(({ id }) => id === openedId) ?? listed;
  const swapTypes = useSwapTypes(eventId, { enabled: order !== undefined });
  const form = useTicketForm(eventId, { enabled: order !== undefined });
  const invite = useInvite(calls.invite);
  const actions = useOrderActions({ order: order ?? null, calls, swapTypes, form });
  return (
    <>
      <TicketsView
        tickets={list.data?.tickets ?? null}
        total={list.data?.total ?? 0}
        {...visible}
        {...readingOf(list)}
        currency={currency}
        ticketTypes={ticketTypes}
        openedId={openedId}
        size={display.size}
        display={display}
        onOpenedIdChange={setOpenedId}
        selection={bulk.selection}
        onSelectionChange={bulk.setSelection}
        bulkActions={bulk.actions}
        notice={
          <>
            {invite.notice}
            {bulk.notice}
          </>
        }
        onInvite={invite.begin}
        makeExport={files.tickets(filter)}
        savedAs={`tickets ${eventId}`}
        drawer={
          ticket && (
            <TicketDrawer
              ticket={ticket}
              actions={actions}
              hrefOf={hrefOf}
              onNavigate={onNavigate}
              order={order ?? null}
              onClose={() => setOpenedId(null)}
            />
          )
        }
      />
      {invite.dialog}
      {actions.dialog}
      {bulk.dialog}
    </>
  );
}
