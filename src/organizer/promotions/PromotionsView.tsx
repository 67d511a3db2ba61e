'use client';
import { useCallback, type ReactNode } from 'react';
import type { PromotionCode, PromotionGroup } from '../../contract';
import type { TableSelection, TableView } from '../../domain';
import { promotionStatuses } from '../../domain/promotions';
import { useT } from '../../i18n';
import { ButtonLink } from '../../themed/kit/ButtonLink';
import { Icon } from '../../themed/kit/Icon';
import { OrganizerIcon } from '../kit/look';
import { PageHeader, ScreenEmpty, ScreenFailed } from '../kit/page';
import { isPlainClick } from '../kit/page/isPlainClick';
import { DataTable, ExportButton, FilterBar, type BulkAction, type ExportButtonProps } from '../kit/table';
import { Popover } from '../kit/table/Popover';
import type { PromotionLinks } from './links';
import { usePromotionColumns } from './promotionColumns';
import * as css from './promotions.css';

export interface PromotionsViewProps extends PromotionLinks {
  /** The promotions of this page; `null` before the first answer. */
  promotions: readonly PromotionCode[] | null;
  /** How many match, on all pages. */
  total: number;
  /** The event's groups, by name. */
  groups: readonly PromotionGroup[];
  /** What is shown of the list: search, filters, columns and page. */
  view: TableView;
  /** Another view was asked for. */
  onViewChange: (view: TableView) => void;
  /** Rows a page. */
  size: number;
  /** IANA zone of the event. */
  timeZone: string;
  /** The call failed; promotions that are there stay. */
  hasFailed?: boolean | undefined;
  /** A call is on its way. */
  isUpdating?: boolean | undefined;
  /** They want it tried again. */
  onRetry: () => void;
  /** With `onSelectionChange`: rows can be chosen. */
  selection?: TableSelection | undefined;
  /** Other rows are chosen. */
  onSelectionChange?: ((selection: TableSelection) => void) | undefined;
  /** What can be done with chosen rows. */
  bulkActions?: readonly BulkAction[] | undefined;
  /** Makes the file of what the filter finds. */
  makeExport: ExportButtonProps['make'];
  /** Above the list: what became of something that was done with several. */
  notice?: ReactNode;
}

const formats = ['csv', 'xlsx'] as const;
const idOf = ({ id }: PromotionCode) => id;

/** The event's promotions in every state the list has; knows nothing of where they come from. 002 §7 Promotions. */
export function PromotionsView(props: PromotionsViewProps) {
  const { promotions, total, groups, view, onViewChange, size, timeZone, notice, makeExport } = props;
  const { selection, onSelectionChange, bulkActions, isUpdating, hasFailed } = props;
  const t = useT();
  const columns = usePromotionColumns(timeZone, groups, props);
  const nameOf = useCallback(({ code }: PromotionCode) => t('organizer.promotions.row', { code }), [t]);
  return (
    <>
      <PageHeader
        title={t('organizer.promotions.title')}
        actions={
          <>
            <ExportButton formats={formats} name="promotions" make={makeExport} />
            <MoreWays {...props} />
            <PlaceLink {...props} place="new" variant="primary" icon={<Icon name="plus" />} />
          </>
        }
      />
      <FilterBar
        {...{ view, onViewChange, columns }}
        searchLabel={t('organizer.promotions.search')}
        searchHint={t('organizer.promotions.searchHint')}
        filters={[
          {
            ...{ id: 'status', label: t('organizer.orders.status'), any: t('organizer.orders.anyStatus') },
            options: promotionStatuses.map((value) => ({
              value,
              label: t(`organizer.promotions.status.${value}`),
            })),
          },
          {
            ...{
              id: 'group',
              label: t('organizer.promotions.group'),
              any: t('organizer.promotions.anyGroup'),
            },
            options: groups.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
      />
      {notice && <div className={css.notice}>{notice}</div>}
      {(promotions ?? !hasFailed) && (
        <DataTable
          caption={t('organizer.promotions.title')}
          rows={promotions}
          rowId={idOf}
          rowName={nameOf}
          {...{ columns, view, onViewChange, selection, onSelectionChange, bulkActions, isUpdating }}
          paging={{ size, total }}
          empty={
            <ScreenEmpty
              title={t('organizer.promotions.empty.title')}
              text={t('organizer.promotions.empty.text')}
            />
          }
        />
      )}
      {hasFailed && (
        <ScreenFailed
          title={t('organizer.promotions.failed')}
          onRetry={props.onRetry}
          isRetrying={isUpdating}
        />
      )}
    </>
  );
}

/** What is done now and then. */
function MoreWays(links: PromotionLinks) {
  const t = useT();
  return (
    <Popover
      label={t('organizer.promotions.more')}
      title={t('organizer.promotions.moreTitle')}
      icon={<OrganizerIcon name="more" />}
    >
      {() => (
        <>
          <PlaceLink {...links} place="many" icon={<Icon name="copy" />} className={css.menuItem} />
          <PlaceLink
            {...links}
            place="import"
            icon={<OrganizerIcon name="upload" />}
            className={css.menuItem}
          />
          <PlaceLink {...links} place="groups" icon={<Icon name="tag" />} className={css.menuItem} />
        </>
      )}
    </Popover>
  );
}

interface PlaceLinkProps extends PromotionLinks {
  place: 'new' | 'many' | 'import' | 'groups';
  variant?: 'primary' | 'secondary';
  icon: ReactNode;
  className?: string;
}

function PlaceLink({ place, hrefOf, onNavigate, variant = 'secondary', icon, className }: PlaceLinkProps) {
  const t = useT();
  const href = hrefOf(place);
  return (
    <ButtonLink
      {...{ href, variant, icon, className }}
      onClick={(click) => isPlainClick(click) && onNavigate?.(href, click)}
    >
      {t(`organizer.promotions.place.${place}`)}
    </ButtonLink>
  );
}
