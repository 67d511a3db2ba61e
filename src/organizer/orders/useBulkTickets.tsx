'use client';
import type { OrganizerTicket, TicketFilter, TicketStatus } from '../../contract';
import type { MakeFile, OrderCalls, OrderJobCalls } from '../../hooks';
import { useT } from '../../i18n';
import { useBulkActions } from '../kit/bulk';
import { jobAbove } from './jobs/jobAbove';

export interface BulkTicketsOptions {
  calls: OrderCalls;
  jobs: OrderJobCalls;
  /** What the list shows. */
  filter: TicketFilter;
  /** Those of this page. */
  page: readonly OrganizerTicket[];
  /** Tickets that match, on all pages. */
  total: number;
  /** All that match. */
  findEvery: (signal: AbortSignal) => Promise<readonly OrganizerTicket[]>;
  /** The file of these tickets; of all that match with `null`. */
  makeFile: (ids: readonly string[] | null) => MakeFile<'xlsx'>;
}

/** They let nobody in, and are not sent. */
const unsendable = ['cancelled', 'blocked'] as const satisfies readonly TicketStatus[];

/** Those that let somebody in, of the chosen ones or of all that match. */
const sendable = (ids: readonly string[] | null, filter: TicketFilter): TicketFilter => ({
  status: 'valid',
  ...(ids ? { ids: [...ids] } : filter),
});

/** Choosing several tickets, and what can be done with all of them at once. */
export function useBulkTickets(options: BulkTicketsOptions) {
  const { calls, jobs, filter, page, total, findEvery, makeFile } = options;
  const t = useT();
  const resend = async (id: string, signal: AbortSignal) => {
    const { orderId } = page.find((ticket) => ticket.id === id) ?? (await calls.readTicket(id));
    return calls.resend(orderId, { ticketIds: [id] }, signal);
  };
  return useBulkActions<OrganizerTicket>({
    page,
    total,
    findEvery,
    failed: t('organizer.orders.tickets.failed'),
    actions: (count) => [
      {
        kind: 'each',
        id: 'resend',
        label: t('organizer.orders.order.resend'),
        icon: 'mail',
        question: {
          title: t('organizer.orders.tickets.bulk.resend.title', { count }),
          text: t('organizer.orders.bulk.resend.text'),
          action: t('organizer.orders.order.resend'),
          check: async ({ read }) => {
            const tickets = await read();
            const ineligible = unsendable.flatMap((status) => {
              const ids = tickets.flatMap((ticket) => (ticket.status === status ? [ticket.id] : []));
              const reason = t(`organizer.orders.ticketStatus.${status}`);
              return ids.length > 0 ? [{ reason, count: ids.length, ids }] : [];
            });
            const excluded = ineligible.reduce((sum, group) => sum + group.count, 0);
            return {
              total: tickets.length,
              eligible: tickets.length - excluded,
              facts: [],
              ineligible,
            };
          },
        },
        run: resend,
        job: {
          above: jobAbove,
          text: t('organizer.orders.tickets.bulk.resend.background'),
          start: (ids, signal) =>
            jobs.start({ kind: 'resend', orders: {}, tickets: sendable(ids, filter) }, signal),
        },
      },
      {
        kind: 'export',
        id: 'export',
        label: t('organizer.kit.export.label'),
        icon: 'download',
        name: 'tickets.xlsx',
        make: makeFile,
      },
    ],
  });
}
