'use client';
import { useCallback, type ReactNode } from 'react';
import type { PromotionCode, PromotionGroup } from '../../contract';
import { promotionStatuses } from '../../domain/promotions';
import { useT } from '../../i18n';
import { ButtonLink } from '../../themed/kit/ButtonLink';
import { Icon } from '../../themed/kit/Icon';
import { ListScreen, type ListFileProps, type SelectableListProps } from '../kit/list';
import { OrganizerIcon } from '../kit/appearance';
import { isPlainClick } from '../kit/page/isPlainClick';
import { Popover } from '../kit/table/Popover';
import type { PromotionLinks } from './links';
import { usePromotionColumns } from './promotionColumns';
import * as css from './promotions.css';

export interface PromotionsViewProps
  extends PromotionLinks, SelectableListProps, ListFileProps<PromotionCode> {
  /** The promotions of this page; `null` before the first answer. */
  promotions: readonly PromotionCode[] | null;
  /** The event's groups, by name. */
  groups: readonly PromotionGroup[];
  /** IANA zone of the event. */
  timeZone: string;
  /** Above the list: what became of something that was done with several. */
  notice?: ReactNode;
}

const idOf = ({ id }: PromotionCode) => id;

/** The event's promotions in every state the list has; knows nothing of where they come from. 002 §7 Promotions. */
export function PromotionsView(props: PromotionsViewProps) {
  const { promotions, groups, timeZone } = props;
  const t = useT();
  const columns = usePromotionColumns(timeZone, groups, props);
  const nameOf = useCallback(({ code }: PromotionCode) => t('organizer.promotions.row', { code }), [t]);
  return (
    <ListScreen
      list={props}
      file={props.file}
      title={t('organizer.promotions.title')}
      head={{
        actions: (
          <>
            <MoreActions {...props} />
            <RouteLink {...props} route="new" variant="primary" icon={<Icon name="plus" />} />
          </>
        ),
      }}
      filter={{
        searchLabel: t('organizer.promotions.search'),
        searchHint: t('organizer.promotions.searchHint'),
        filters: [
          {
            id: 'status',
            label: t('organizer.orders.status'),
            any: t('organizer.orders.anyStatus'),
            options: promotionStatuses.map((value) => ({
              value,
              label: t(`organizer.promotions.status.${value}`),
            })),
          },
          {
            id: 'group',
            label: t('organizer.promotions.group'),
            any: t('organizer.promotions.anyGroup'),
            options: groups.map(({ id, name }) => ({ value: id, label: name })),
          },
        ],
      }}
      notice={props.notice}
      rows={promotions}
      rowId={idOf}
      rowName={nameOf}
      columns={columns}
      empty={{ title: t('organizer.promotions.empty.title'), text: t('organizer.promotions.empty.text') }}
      failed={t('organizer.promotions.failed')}
    />
  );
}

/** What is done now and then. */
function MoreActions(links: PromotionLinks) {
  const t = useT();
  return (
    <Popover
      label={t('organizer.promotions.more')}
      title={t('organizer.promotions.moreTitle')}
      icon={<OrganizerIcon name="more" />}
    >
      {() => (
        <>
          <RouteLink {...links} route="many" icon={<Icon name="copy" />} className={css.menuItem} />
          <RouteLink
            {...links}
            route="import"
            icon={<OrganizerIcon name="upload" />}
            className={css.menuItem}
          />
          <RouteLink {...links} route="groups" icon={<Icon name="tag" />} className={css.menuItem} />
        </>
      )}
    </Popover>
  );
}

interface RouteLinkProps extends PromotionLinks {
  route: 'new' | 'many' | 'import' | 'groups';
  variant?: 'primary' | 'secondary';
  icon: ReactNode;
  className?: string;
}

function RouteLink({ route, hrefOf, onNavigate, variant = 'secondary', icon, className }: RouteLinkProps) {
  const t = useT();
  const href = hrefOf(route);
  return (
    <ButtonLink
      href={href}
      variant={variant}
      icon={icon}
      className={className}
      onClick={(click) => isPlainClick(click) && onNavigate?.(href, click)}
    >
      {t(`organizer.promotions.place.${route}`)}
    </ButtonLink>
  );
}
