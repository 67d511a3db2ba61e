'use client';
import type { BuyerRequest } from '../../contract';
import {
  decisionObstacle,
  decisionObstacles,
  requestKinds,
  requestProblem,
  type Decision,
  type DecisionObstacle,
  type RequestFilter,
} from '../../domain/myOrder/requests';
import { isOvertaken, type BuyerRequestCalls } from '../../hooks/organizer/myOrder/useBuyerRequests';
import { useLocale, useT } from '../../i18n';
import { useBulkActions } from '../kit/bulk';
import type { BulkQuestion } from '../kit/bulk/bulkTask';
import type { RunCheck } from '../kit/confirm/runCheck';

export interface BulkRequestsOptions {
  calls: BuyerRequestCalls;
  /** Requests that match, on all pages. */
  total: number;
  /** What the list shows. */
  filter: RequestFilter;
  /** Those of this page. */
  page: readonly BuyerRequest[];
}

const noProgress = () => undefined;

/** Choosing several requests, and deciding all of them at once. */
export function useBulkRequests({ calls, total, filter, page }: BulkRequestsOptions) {
  const t = useT();
  const locale = useLocale();
  const checkOf = (requests: readonly BuyerRequest[], decision: Decision): RunCheck => {
    const those = (obstacle: DecisionObstacle | null) =>
      requests.filter((request) => decisionObstacle(request, decision) === obstacle);
    const eligible = those(null);
    return {
      total: requests.length,
      eligible: eligible.length,
      facts: requestKinds.flatMap((kind) => {
        const count = eligible.filter((request) => request.kind === kind).length;
        if (count === 0) return [];
        return [{ label: t(`organizer.myOrder.kind.${kind}`), value: count.toLocaleString(locale) }];
      }),
      ineligible: decisionObstacles.flatMap((obstacle) => {
        const ids = those(obstacle).map(({ id }) => id);
        if (ids.length === 0) return [];
        return [{ reason: t(`organizer.myOrder.bulk.ineligible.${obstacle}`), count: ids.length, ids }];
      }),
    };
  };
  const taskOf = (
    decision: Decision,
    question: Pick<BulkQuestion<BuyerRequest>, 'title' | 'text' | 'tone'>,
  ) => {
    const action = t(decision === 'approved' ? 'organizer.myOrder.approve' : 'organizer.myOrder.decline');
    return {
      kind: 'each' as const,
      id: decision,
      label: action,
      question: {
        ...question,
        action,
        check: async ({ read }: { read: () => Promise<readonly BuyerRequest[]> }) =>
          checkOf(await read(), decision),
      },
      run: async (_id: string, signal: AbortSignal, request: BuyerRequest | undefined) =>
        request && calls.decideOne(request, decision, signal),
      toErrorMessage: requestProblem,
      nameOf: ({ kind, buyerName, ticket, orderId }: BuyerRequest) =>
        `${buyerName}, ${t(`organizer.myOrder.kind.${kind}`)}, ${ticket?.id ?? orderId}`,
      canRetry: (error: unknown) => !isOvertaken(error),
    };
  };
  return useBulkActions<BuyerRequest>({
    page,
    total,
    findEvery: (signal) => calls.every(filter, { signal, onProgress: noProgress }),
    failed: t('organizer.myOrder.failed'),
    actions: (count) => [
      taskOf('approved', {
        title: t('organizer.myOrder.bulk.approve.title', { count }),
        text: t('organizer.myOrder.bulk.approve.text'),
        tone: 'danger',
      }),
      taskOf('declined', {
        title: t('organizer.myOrder.bulk.decline.title', { count }),
        text: t('organizer.myOrder.bulk.decline.text'),
      }),
    ],
  });
}
