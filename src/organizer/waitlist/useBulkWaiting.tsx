'use client';
import type { FreePlaces, WaitlistEntry } from '../../contract';
import { waitingProblem, type WaitingFilter } from '../../domain/waitlist';
import type { WaitlistCalls } from '../../hooks/organizer/waitlist/useWaitingEntries';
import { useT } from '../../i18n';
import { useBulkActions } from '../kit/bulk';
import { OfferDialog } from './OfferDialog';

export interface BulkWaitingOptions {
  calls: WaitlistCalls;
  /** Entries that match, on all pages. */
  total: number;
  /** What the list shows. */
  filter: WaitingFilter;
  /** Those of this page. */
  page: readonly WaitlistEntry[];
  places: readonly FreePlaces[];
}

const noProgress = () => undefined;

/** Choosing several people who wait, and what can be done with all of them at once. */
export function useBulkWaiting({ calls, total, filter, page, places }: BulkWaitingOptions) {
  const t = useT();
  return useBulkActions<WaitlistEntry>({
    page,
    total,
    findEvery: (signal) => calls.every(filter, { signal, onProgress: noProgress }),
    failed: t('organizer.waitlist.failed'),
    actions: () => [
      {
        kind: 'dialog',
        id: 'offer',
        label: t('organizer.waitlist.offer'),
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
        label: t('organizer.waitlist.remove'),
        icon: 'close',
        question: {
          title: t('organizer.waitlist.remove.title'),
          text: t('organizer.waitlist.remove.text'),
          action: t('organizer.waitlist.remove'),
          tone: 'danger',
        },
        toErrorMessage: waitingProblem,
        run: async (ids, signal) =>
          t('organizer.waitlist.remove.done', { removed: await calls.remove(ids, signal) }),
      },
    ],
  });
}
