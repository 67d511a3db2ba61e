'use client';
import type { OrderFilter, OrderJobKind, OrderJobRequest, OrderRow } from '../../contract';
import { formatMoney } from '../../domain';
import type { MakeFile, OrderCalls, OrderJobCalls } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { useBulkActions } from '../kit/bulk';
import { jobAbove } from './jobs/jobAbove';

export interface BulkOrdersOptions {
  calls: OrderCalls;
  jobs: OrderJobCalls;
  /** What the list shows. */
  filter: OrderFilter;
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
export function useBulkOrders(options: BulkOrdersOptions) {
  const { calls, jobs, filter, page, total, everyId, makeFile } = options;
  const t = useT();
  const locale = useLocale();
  const ordersOf = (ids: readonly string[] | null) => (ids ? { ids: [...ids] } : filter);
  const jobOf = (what: Omit<OrderJobRequest, 'orders'>) => ({
    above: jobAbove,
    text: t('organizer.orders.job.background'),
    start: (ids: readonly string[] | null, signal: AbortSignal) =>
      jobs.start({ ...what, orders: ordersOf(ids) }, signal),
  });
  const checkOf =
    (kind: OrderJobKind) =>
    async ({ ids, signal }: { ids: readonly string[] | null; signal: AbortSignal }) => {
      const { total, eligible, refunds, ineligible } = await jobs.check(
        { kind, orders: ordersOf(ids) },
        signal,
      );
      return {
        total,
        eligible,
        facts: refunds.map(({ amount, currency }) => ({
          label: t('organizer.orders.bulk.refund.amount'),
          value: formatMoney(amount, currency, locale),
        })),
        ineligible: ineligible.map(({ reason, count, orderIds }) => ({
          reason: t(`organizer.orders.bulk.ineligible.${reason}`),
          count,
          ids: orderIds,
        })),
      };
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
          check: checkOf('resend'),
          action: t('organizer.orders.order.resend'),
        },
        run: (id, signal) => calls.resend(id, {}, signal),
        job: jobOf({ kind: 'resend' }),
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
          check: checkOf('refund'),
          action: t('organizer.orders.order.refund'),
          tone: 'danger',
        },
        run: (id, signal) => calls.refundInFull(id, signal),
        job: jobOf({ kind: 'refund', validity: 'invalid' }),
      },
      {
        kind: 'each',
        id: 'cancel',
        label: t('organizer.orders.order.cancel'),
        icon: 'close',
        question: {
          title: t('organizer.orders.bulk.cancel.title', { count }),
          text: t('organizer.orders.bulk.cancel.text'),
          check: checkOf('cancel'),
          action: t('organizer.orders.bulk.cancel.action'),
          tone: 'danger',
        },
        run: (id, signal) => calls.cancel(id, { notifyBuyer: true }, signal),
        job: jobOf({ kind: 'cancel', notifyBuyer: true }),
      },
    ],
  });
}
