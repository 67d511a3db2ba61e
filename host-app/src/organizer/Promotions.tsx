import {
  ImportPromotionsScreen,
  ManyPromotionsScreen,
  PromotionEditor,
  PromotionGroupsScreen,
  PromotionsScreen,
  wholeTable,
} from 'boxoffice/organizer';
import { useT } from 'boxoffice';
import { useCallback } from 'react';
import { hrefOfView, useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** The list of promotions; with an id, that one, or another way to make them. Ids of promotions are no such words. */
export function Promotions({ accountId, eventId, id, hrefOf, navigate }: ScreenProps) {
  const t = useT();
  const [view, setView] = useViewInAddress();
  const listHref = hrefOf('promotions');
  const routeHref = useCallback((params: string) => hrefOf('promotions', params), [hrefOf]);
  const onNavigate = useOnNavigate(navigate);
  const params = { accountId, eventId };
  const back = { href: listHref, label: t('organizer.promotions.title'), onNavigate };
  const toList = () => navigate(listHref);
  switch (id) {
    case undefined:
      return (
        <PromotionsScreen
          {...params}
          view={view}
          onNavigate={onNavigate}
          onViewChange={setView}
          hrefOf={routeHref}
        />
      );
    case 'many':
      return <ManyPromotionsScreen {...params} back={back} onDone={toList} />;
    case 'import':
      return <ImportPromotionsScreen {...params} back={back} />;
    case 'groups':
      return (
        <PromotionGroupsScreen
          {...params}
          back={back}
          onNavigate={onNavigate}
          listHrefOf={(group) => hrefOfView(listHref, { ...wholeTable, filters: { group } })}
        />
      );
    default:
      return (
        <PromotionEditor
          key={id}
          {...params}
          back={back}
          onNavigate={onNavigate}
          promotionId={id === 'new' ? undefined : id}
          onSaved={(_, { isNew }) => {
            if (isNew) navigate(listHref, { replace: true });
          }}
          onRemoved={toList}
          ordersHrefOf={(code) => hrefOfView(hrefOf('orders'), { ...wholeTable, search: code })}
        />
      );
  }
}
