'use client';
import { useState, type ReactNode } from 'react';
import { countSelected, nothingSelected, orderSteps, refundableOf, type TableSelection } from '../../domain';
import { useExport, useRunEach, type MakeFile, type OrderCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import type { BulkAction } from '../kit/table';
import { RunDialog } from '../kit/confirm/RunDialog';

export interface BulkOrdersOptions {
  calls: OrderCalls;
  /** Orders that match, on all pages. */
  total: number;
  /** The numbers of all that match. */
  everyId: (signal: AbortSignal) => Promise<string[]>;
  /** The file of these orders. */
  makeFile: (ids: readonly string[] | null) => MakeFile<'xlsx'>;
}

type Kind = 'resend' | 'refund';

/** Choosing several orders, and what can be done with all of them at once. */
export function useBulkOrders({ calls, total, everyId, makeFile }: BulkOrdersOptions) {
  const t = useT();
  const [selection, setSelection] = useState<TableSelection>(nothingSelected);
  const [kind, setKind] = useState<Kind | null>(null);
  const [isUnread, setUnread] = useState(false);
  const { state, run, stop, reset } = useRunEach();
  const ids = selection.isEvery ? null : [...selection.ids];
  const file = useExport<'xlsx'>((format, options) => makeFile(ids)(format, options));
  const count = countSelected(selection, total);

  const begin = async (chosen: Kind) => {
    try {
      await run(
        ids ?? { total: count, findIds: everyId },
        chosen === 'resend' ? (id, signal) => calls.resend(id, {}, signal) : refundAll,
      );
    } catch {
      setKind(null);
      setUnread(true);
    }
  };
  const refundAll = async (id: string, signal: AbortSignal) => {
    const order = await calls.read(id, signal);
    const { refundable } = orderSteps(order);
    const ticketIds = refundable.map((ticket) => ticket.id);
    const refundAmount = refundableOf(refundable);
    return calls.dispute(id, { ticketIds, validity: 'invalid', refundAmount }, signal);
  };
  const request = (next: Kind) => {
    setUnread(false);
    setKind(next);
  };
  const close = () => {
    setKind(null);
    if (state.at === 'ended') setSelection(nothingSelected);
    reset();
  };
  const actions: readonly BulkAction[] = [
    {
      id: 'resend',
      label: t('organizer.orders.order.resend'),
      icon: 'mail',
      onPress: () => request('resend'),
    },
    {
      id: 'export',
      label: t('organizer.kit.export.label'),
      icon: 'download',
      busy: file.state.at === 'running',
      onPress: () => file.start('xlsx', 'orders.xlsx'),
    },
    {
      id: 'refund',
      label: t('organizer.orders.order.refund'),
      icon: 'undo',
      onPress: () => request('refund'),
    },
  ];
  const dialog: ReactNode = kind && (
    <RunDialog
      title={t(`organizer.orders.bulk.${kind}.title`, { count })}
      text={t(`organizer.orders.bulk.${kind}.text`)}
      action={t(`organizer.orders.order.${kind}`)}
      tone={kind === 'refund' ? 'danger' : 'primary'}
      state={state}
      onBegin={() => void begin(kind)}
      onStop={stop}
      onClose={close}
    />
  );
  const notice: ReactNode = isUnread ? (
    <Notice tone="danger" live="assertive" onDismiss={() => setUnread(false)}>
      {t('organizer.orders.failed.title')}
    </Notice>
  ) : (
    (file.state.at === 'done' || file.state.at === 'failed') && (
      <Notice
        tone={file.state.at === 'done' ? 'positive' : 'danger'}
        live={file.state.at === 'done' ? 'polite' : 'assertive'}
        onDismiss={file.cancel}
      >
        {file.state.at === 'done'
          ? t('organizer.kit.export.done', { name: file.state.name })
          : t(`organizer.kit.export.${file.state.why}`)}
      </Notice>
    )
  );
  return { selection, setSelection, actions, dialog, notice };
}
