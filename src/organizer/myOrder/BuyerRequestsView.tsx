'use client';
import type { MouseEvent, ReactNode } from 'react';
import type { BuyerRequest } from '../../contract';
import { requestKinds, requestStatuses } from '../../domain/myOrder/requests';
import { useT } from '../../i18n';
import { optionsOf } from '../kit/fields/options';
import { ListScreen, type ListFileProps, type SelectableListProps } from '../kit/list';
import { DrawerLayout } from '../kit/page';
import { RoutedButton } from '../kit/page/RoutedLink';
import { useRequestColumns } from './requestColumns';

export interface BuyerRequestsViewProps extends SelectableListProps, ListFileProps<BuyerRequest> {
  /** The requests of this page; `null` before the first answer. */
  requests: readonly BuyerRequest[] | null;
  /** IANA zone of the event. */
  timeZone: string;
  /** The one whose details stand beside the list; `null` for none. */
  openedId: string | null;
  /** Another one is to stand there. */
  onOpen: (request: BuyerRequest) => void;
  /** The opened one. */
  drawer: ReactNode;
  /** Above the list: what became of something that was done with several. */
  notice?: ReactNode;
  /** Address of an order’s page; without it no link is offered. Keep it stable. */
  orderHrefOf?: ((orderId: string) => string) | undefined;
  /** Where it is set what buyers may ask for; without it no link is offered. */
  settingsHref?: string | undefined;
  /** Called with a plain click on such an address; prevent the event's default to route without a page load. Keep it stable. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const idOf = ({ id }: BuyerRequest) => id;

/** What buyers asked for, in every state of the list; knows nothing of where it comes from. @experimental */
export function BuyerRequestsView(props: BuyerRequestsViewProps) {
  const { requests, timeZone, openedId, onOpen, drawer, orderHrefOf, settingsHref, onNavigate } = props;
  const t = useT();
  const columns = useRequestColumns({ timeZone, orderHrefOf, onNavigate });
  return (
    <DrawerLayout drawer={drawer}>
      <ListScreen
        list={props}
        file={props.file}
        title={t('organizer.myOrder.title')}
        head={{
          lead: t('organizer.myOrder.lead'),
          actions: settingsHref !== undefined && (
            <RoutedButton href={settingsHref} onNavigate={onNavigate}>
              {t('organizer.myOrder.settings')}
            </RoutedButton>
          ),
        }}
        filter={{
          searchLabel: t('organizer.myOrder.search'),
          searchHint: t('organizer.myOrder.searchHint'),
          filters: [
            {
              id: 'status',
              label: t('organizer.orders.status'),
              any: t('organizer.orders.anyStatus'),
              options: optionsOf(requestStatuses, (status) => t(`organizer.myOrder.status.${status}`)),
            },
            {
              id: 'kind',
              label: t('organizer.myOrder.kind'),
              any: t('organizer.myOrder.anyKind'),
              options: optionsOf(requestKinds, (kind) => t(`organizer.myOrder.kind.${kind}`)),
            },
          ],
        }}
        notice={props.notice}
        rows={requests}
        rowId={idOf}
        rowName={({ kind, buyerName }) => `${buyerName}, ${t(`organizer.myOrder.kind.${kind}`)}`}
        columns={columns}
        openId={openedId}
        onOpen={onOpen}
        empty={{
          drawing: 'people',
          title: t('organizer.myOrder.empty.title'),
          text: t('organizer.myOrder.empty.text'),
        }}
        failed={t('organizer.myOrder.failed')}
      />
    </DrawerLayout>
  );
}
