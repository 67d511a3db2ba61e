'use client';
import { promotionFilterOf } from '../../domain/promotions';
import { useWidgetBootstrap } from '../../hooks';
import { usePromotionCalls } from '../../hooks/organizer/promotions/promotionCalls';
import { promotionFile } from '../../hooks/organizer/promotions/promotionFiles';
import { usePromotionGroups, usePromotions } from '../../hooks/organizer/promotions/promotions';
import { useDebounced } from '../../hooks/useDebounced';
import { ScreenNotFound } from '../kit/page';
import { useTableView, type ViewProps } from '../kit/table';
import type { PromotionLinks } from './links';
import { PromotionsView } from './PromotionsView';
import { useBulkPromotions } from './useBulkPromotions';

/** Props of `PromotionsScreen`. @experimental */
export interface PromotionsScreenProps extends ViewProps, PromotionLinks {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** Rows a page. Default: 20. */
  pageSize?: number | undefined;
}

const noTimeZone = 'UTC';
/** Milliseconds after the last key before a search is sent. */
const typingPause = 250;
const none: readonly never[] = [];

/** The event's promotion codes: found, grouped, emailed, deleted and exported, and the ways to make them. 002 §7 Promotions. */
export function PromotionsScreen(props: PromotionsScreenProps) {
  const { accountId, eventId, pageSize = 20, hrefOf, onNavigate } = props;
  const [view, setView] = useTableView(props);
  const search = useDebounced(view.search, typingPause);
  const filter = promotionFilterOf({ ...view, search });
  const bootstrap = useWidgetBootstrap(eventId);
  const list = usePromotions({ accountId, eventId }, { ...filter, page: view.page, size: pageSize });
  const groups = usePromotionGroups({ accountId, eventId });
  const calls = usePromotionCalls({ accountId, eventId });
  const total = list.data?.total ?? 0;
  const bulk = useBulkPromotions({
    ...{ calls, total, filter },
    shown: list.data?.items ?? none,
    groups: groups.data ?? none,
  });
  if (list.isUnknown || bootstrap.isUnknownEvent) return <ScreenNotFound />;
  return (
    <>
      <PromotionsView
        {...{ view, total, hrefOf, onNavigate }}
        promotions={list.data?.items ?? null}
        groups={groups.data ?? none}
        onViewChange={setView}
        size={pageSize}
        timeZone={bootstrap.data?.event['time-zone-id'] ?? noTimeZone}
        hasFailed={list.isError}
        isUpdating={list.isFetching}
        onRetry={() => void list.refetch()}
        selection={bulk.selection}
        onSelectionChange={bulk.setSelection}
        bulkActions={bulk.actions}
        makeExport={async (format, options) => promotionFile(format, await calls.every(filter, options))}
        notice={bulk.notice}
      />
      {bulk.dialog}
    </>
  );
}
