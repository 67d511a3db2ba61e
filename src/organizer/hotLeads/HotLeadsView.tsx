'use client';
import type { MouseEvent } from 'react';
import type { HotLead } from '../../contract';
import { leadName, leadStatuses } from '../../domain/hotLeads';
import { useT } from '../../i18n';
import { optionsOf } from '../kit/fields/options';
import { ListScreen, type ListFileProps, type PagedListProps } from '../kit/list';
import { useLeadColumns } from './leadColumns';

export interface HotLeadsViewProps extends PagedListProps, ListFileProps<HotLead> {
  /** The leads of this page, the latest first; `null` before the first answer. */
  leads: readonly HotLead[] | null;
  /** IANA zone of the event. */
  timeZone: string;
  /** Address of an order’s page: a lead who ordered after all leads to it. Keep it stable. */
  orderHrefOf?: ((orderId: string) => string) | undefined;
  /** Called with a plain click on such an address; prevent the event's default to route without a page load. Keep it stable. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const idOf = ({ id }: HotLead) => id;

/** Who began to register, in every state of the list; knows nothing of where they come from. 002 §7 hotLeads. @experimental */
export function HotLeadsView(props: HotLeadsViewProps) {
  const { leads, timeZone, orderHrefOf, onNavigate } = props;
  const t = useT();
  const columns = useLeadColumns({ timeZone, orderHrefOf, onNavigate });
  return (
    <ListScreen
      list={props}
      file={props.file}
      title={t('organizer.hotLeads.title')}
      head={{
        lead: t('organizer.hotLeads.lead'),
      }}
      filter={{
        searchLabel: t('organizer.hotLeads.search'),
        searchHint: t('organizer.sessionRegistrations.searchHint'),
        filters: [
          {
            id: 'status',
            label: t('organizer.orders.status'),
            any: t('organizer.orders.anyStatus'),
            options: optionsOf(leadStatuses, (status) => t(`organizer.hotLeads.status.${status}`)),
          },
        ],
      }}
      rows={leads}
      rowId={idOf}
      rowName={leadName}
      columns={columns}
      empty={{
        drawing: 'people',
        title: t('organizer.hotLeads.empty.title'),
        text: t('organizer.hotLeads.empty.text'),
      }}
      failed={t('organizer.hotLeads.failed')}
    />
  );
}
