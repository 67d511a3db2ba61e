'use client';
import { promotionFilterOf, promotionSheet } from '../../domain/promotions';
import { useWidgetBootstrap } from '../../hooks';
import { usePromotionCalls } from '../../hooks/organizer/promotions/promotionCalls';
import { usePromotionGroups, usePromotions } from '../../hooks/organizer/promotions/promotions';
import { useListView } from '../kit/list';
import { ScreenNotFound } from '../kit/page';
import { readingOf } from '../kit/record';
import type { ViewProps } from '../kit/table';
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
const none: readonly never[] = [];

/** The event's promotion codes: found, grouped, emailed, deleted and exported, and the ways to make them. 002 §7 Promotions. */
export function PromotionsScreen(props: PromotionsScreenProps) {
  const { accountId, eventId, pageSize = 20, hrefOf, onNavigate } = props;
  const { searched, ...page } = useListView(props);
  const filter = promotionFilterOf(searched);
  const bootstrap = useWidgetBootstrap(eventId);
  const list = usePromotions({ accountId, eventId }, { ...filter, page: page.view.page, size: pageSize });
  const groups = usePromotionGroups({ accountId, eventId });
  const calls = usePromotionCalls({ accountId, eventId });
  const total = list.data?.total ?? 0;
  const bulk = useBulkPromotions({
    calls,
    total,
    filter,
    page: list.data?.items ?? none,
    groups: groups.data ?? none,
  });
  if (list.isUnknown || bootstrap.isUnknownEvent) return <ScreenNotFound />;
  return (
    <>
      <PromotionsView
        {...page}
        {...readingOf(list)}
        total={total}
        hrefOf={hrefOf}
        onNavigate={onNavigate}
        promotions={list.data?.items ?? null}
        groups={groups.data ?? none}
        size={pageSize}
        timeZone={bootstrap.data?.event['time-zone-id'] ?? noTimeZone}
        selection={bulk.selection}
        onSelectionChange={bulk.setSelection}
        bulkActions={bulk.actions}
        savedAs={`promotions ${eventId}`}
        file={{
          name: 'promotions',
          every: (options) => calls.every(filter, options),
          toSheet: promotionSheet,
        }}
        notice={bulk.notice}
      />
      {bulk.dialog}
    </>
  );
}
