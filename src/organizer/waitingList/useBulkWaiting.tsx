'use client';
import type { FreePlaces, WaitingListEntry } from '../../contract';
import { waitingProblem, type WaitingFilter } from '../../domain/waitingList';
import type { WaitingListCalls } from '../../hooks/organizer/waitingList/useWaitingEntries';
import { useT } from '../../i18n';
import { useBulkActions } from '../kit/bulk';
import { OfferDialog } from './OfferDialog';

export interface BulkWaitingOptions {
  calls: WaitingListCalls;
  /** Entries that match, on all pages. */
  total: number;
  /** What the list shows. */
  filter: WaitingFilter;
  /** Those of this page. */
  page: readonly WaitingListEntry[];
  places: readonly FreePlaces[];
}

const noProgress = () => undefined;

/** Choosing several people who wait, and what can be done with all of them at once. */
export function useBulkWaiting({ calls, total, filter, page, places }: BulkWaitingOptions) {
  const t = useT();
  return useBulkActions<WaitingListEntry>({
    page,
    total,
    findEvery: (signal) => calls.every(filter, { signal, onProgress: noProgress }),
    failed: t('organizer.waitingList.failed'),
    actions: () => [
      {
        kind: 'dialog',
        id: 'offer',
        label: t('organizer.waitingList.offer'),
        icon: 'mail',
        render: ({ read, signal, onDone, onClose }) => (
          <OfferDialog
            read={read}
            places={places}
            offer={(values) => calls.offer(values, signal)}
            onDone={onDone}
            onClose={onClose}
          />
        ),
      },
      {
        kind: 'all',
        id: 'remove',
        label: t('organizer.waitingList.remove'),
        icon: 'close',
        question: {
          title: t('organizer.waitingList.remove.title'),
          text: t('organizer.waitingList.remove.text'),
          action: t('organizer.waitingList.remove'),
          tone: 'danger',
        },
        toErrorMessage: waitingProblem,
        run: async (ids, signal) =>
          t('organizer.waitingList.remove.done', { removed: await calls.remove(ids, signal) }),
      },
    ],
  });
}
