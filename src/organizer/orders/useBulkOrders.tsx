'use client';
import type { OrderRow } from '../../contract';
import { orderSteps, refundableOf } from '../../domain';
import type { MakeFile, OrderCalls } from '../../hooks';
import { useT } from '../../i18n';
import { useBulkActions } from '../kit/bulk';

export interface BulkOrdersOptions {
  calls: OrderCalls;
  /** Those of this page. */
  page: readonly OrderRow[];
  /** Orders that match, on all pages. */
  total: number;
  /** The numbers of all that match. */
  everyId: (signal: AbortSignal) => Promise<string[]>;
  /** The file of these orders; of all that match with `null`. */
  makeFile: (ids: readonly string[] | null) => MakeFile<'xlsx'>;
}

/** Choosing several orders, and what can be done with all of them at once. */
export function useBulkOrders({ calls, page, total, everyId, makeFile }: BulkOrdersOptions) {
  const t = useT();
  const refundAll = async (id: string, signal: AbortSignal) => {
    const order = await calls.read(id, signal);
    const { refundable } = orderSteps(order);
    const ticketIds = refundable.map((ticket) => ticket.id);
    const refundAmount = refundableOf(refundable);
    return calls.dispute(id, { ticketIds, validity: 'invalid', refundAmount }, signal);
  };
  return useBulkActions<{ id: string }>({
    page,
    total,
    findEvery: async (signal) => (await everyId(signal)).map((id) => ({ id })),
    failed: t('organizer.orders.failed.title'),
    actions: (count) => [
      {
        kind: 'each',
        id: 'resend',
        label: t('organizer.orders.order.resend'),
        icon: 'mail',
        question: {
          title: t('organizer.orders.bulk.resend.title', { count }),
          text: t('organizer.orders.bulk.resend.text'),
          action: t('organizer.orders.order.resend'),
        },
        run: (id, signal) => calls.resend(id, {}, signal),
      },
      {
        kind: 'export',
        id: 'export',
        label: t('organizer.kit.export.label'),
        icon: 'download',
        name: 'orders.xlsx',
        make: makeFile,
      },
      {
        kind: 'each',
        id: 'refund',
        label: t('organizer.orders.order.refund'),
        icon: 'undo',
        question: {
          title: t('organizer.orders.bulk.refund.title', { count }),
          text: t('organizer.orders.bulk.refund.text'),
          action: t('organizer.orders.order.refund'),
          tone: 'danger',
        },
        run: refundAll,
      },
    ],
  });
}
