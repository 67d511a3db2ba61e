'use client';
import type { PromotionCode, PromotionGroup } from '../../contract';
import { promotionProblem, type PromotionFilter } from '../../domain/promotions';
import type { PromotionCalls } from '../../hooks/organizer/promotions/promotionCalls';
import { useT } from '../../i18n';
import { useBulkActions, type BulkDialog } from '../kit/bulk';
import type { RunCheck } from '../kit/confirm/runCheck';
import { AssignDialog } from './AssignDialog';
import { EmailDialog } from './EmailDialog';

export interface BulkPromotionsOptions {
  calls: PromotionCalls;
  /** Promotions that match, on all pages. */
  total: number;
  /** What the list shows. */
  filter: PromotionFilter;
  /** Those of this page. */
  page: readonly PromotionCode[];
  groups: readonly PromotionGroup[];
}

const toErrorMessage = promotionProblem('delete');

/** Who used a code has an order that names it: it stays. */
function checkOf(promotions: readonly PromotionCode[], reason: string): RunCheck {
  const total = promotions.length;
  const ids = promotions.filter(({ uses }) => uses > 0).map(({ id }) => id);
  const ineligible = ids.length > 0 ? [{ reason, count: ids.length, ids }] : [];
  return { total, eligible: total - ids.length, facts: [], ineligible };
}

/** Choosing several promotions, and what can be done with all of them at once. */
export function useBulkPromotions({ calls, total, filter, page, groups }: BulkPromotionsOptions) {
  const t = useT();
  const idsOf = async ({ read }: BulkDialog<PromotionCode>) => (await read()).map(({ id }) => id);
  return useBulkActions<PromotionCode>({
    page,
    total,
    findEvery: (signal) => calls.every(filter, { signal }),
    failed: t('organizer.promotions.failed'),
    actions: (count) => [
      {
        kind: 'dialog',
        id: 'assign',
        label: t('organizer.promotions.assign'),
        icon: 'tag',
        render: (dialog) => (
          <AssignDialog
            count={count}
            groups={groups}
            run={async (group) => calls.assign(await idsOf(dialog), group, dialog.signal)}
            onDone={() => dialog.onDone(t('organizer.promotions.assign.done', { count }))}
            onClose={dialog.onClose}
          />
        ),
      },
      {
        kind: 'dialog',
        id: 'email',
        label: t('organizer.promotions.email'),
        icon: 'mail',
        render: (dialog) => (
          <EmailDialog
            count={count}
            run={async (email) => calls.email({ ...email, ids: await idsOf(dialog) }, dialog.signal)}
            onClose={dialog.onClose}
          />
        ),
      },
      {
        kind: 'each',
        id: 'remove',
        label: t('organizer.sharing.remove.action'),
        question: {
          title: t('organizer.promotions.removeMany.title', { count }),
          text: t('organizer.promotions.removeMany.text'),
          check: async ({ read }) => checkOf(await read(), t('organizer.promotions.removeMany.used')),
          action: t('organizer.sharing.remove.action'),
          tone: 'danger',
        },
        toErrorMessage,
        nameOf: ({ code }) => code,
        run: calls.remove,
      },
    ],
  });
}
