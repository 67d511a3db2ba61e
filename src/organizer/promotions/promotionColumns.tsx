'use client';
import { useMemo } from 'react';
import type { PromotionCode, PromotionGroup } from '../../contract';
import type { DataColumn } from '../../headless/table';
import { useT } from '../../i18n';
import { muted } from '../../themed/kit/text.css';
import { isPlainClick } from '../kit/page/isPlainClick';
import { open } from '../kit/table/DataTable.css';
import type { PromotionLinks } from './links';
import { PromotionStatusTag } from './PromotionStatusTag';
import * as css from './promotions.css';
import { usePromotionText } from './usePromotionText';

/** Columns of the list of promotions; keep `groups` and `links` stable. `timeZone` is the event's. */
export function usePromotionColumns(
  timeZone: string,
  groups: readonly PromotionGroup[],
  { hrefOf, onNavigate }: PromotionLinks,
): readonly DataColumn<PromotionCode>[] {
  const t = useT();
  const promotionText = usePromotionText(timeZone);
  return useMemo(
    (): readonly DataColumn<PromotionCode>[] => [
      {
        id: 'code',
        label: t('organizer.promotions.code'),
        cell: ({ id, code, note }, { tabIndex }) => (
          <>
            <a
              href={hrefOf(id)}
              tabIndex={tabIndex}
              className={open}
              onClick={(click) => isPlainClick(click) && onNavigate?.(hrefOf(id), click)}
            >
              <bdi dir="ltr" className={css.code}>
                {code}
              </bdi>
            </a>
            {note !== '' && (
              <span className={css.note} dir="auto" title={note}>
                {note}
              </span>
            )}
          </>
        ),
        isRowHead: true,
        isFixed: true,
        hasControl: true,
        card: 'title',
      },
      {
        id: 'gives',
        label: t('organizer.promotions.gives'),
        cell: (promotion) => promotionText.gives(promotion),
        width: '12rem',
        card: 'note',
      },
      {
        id: 'group',
        label: t('organizer.promotions.group'),
        cell: ({ promotionGroupId }) => (
          <span className={muted}>
            <bdi>{groups.find(({ id }) => id === promotionGroupId)?.name}</bdi>
          </span>
        ),
        width: '9rem',
        leaves: 'first',
      },
      {
        id: 'usable',
        label: t('organizer.promotions.usable'),
        cell: (promotion) => <span className={muted}>{promotionText.usable(promotion)}</span>,
        width: '13rem',
        leaves: 'next',
      },
      {
        id: 'uses',
        label: t('organizer.promotions.uses'),
        cell: (promotion) => promotionText.uses(promotion),
        numeric: true,
        width: '6rem',
        card: 'figure',
        isNamedOnCard: true,
      },
      {
        id: 'status',
        label: t('organizer.orders.status'),
        cell: ({ status }) => <PromotionStatusTag status={status} />,
        width: '8rem',
        card: 'mark',
      },
    ],
    [t, promotionText, groups, hrefOf, onNavigate],
  );
}
