'use client';
import type { MouseEvent, ReactNode } from 'react';
import type { WaitlistEntry } from '../../contract';
import { waitingStatuses } from '../../domain/waitlist';
import { useT } from '../../i18n';
import { optionsOf } from '../kit/fields/options';
import { ListScreen, type ListFileProps, type SelectableListProps } from '../kit/list';
import { useWaitingColumns } from './waitingColumns';

export interface WaitlistViewProps extends SelectableListProps, ListFileProps<WaitlistEntry> {
  /** The entries of this page, who came first at the top; `null` before the first answer. */
  entries: readonly WaitlistEntry[] | null;
  /** What can be filtered by. */
  ticketTypes: readonly { id: string; name: string }[];
  /** IANA zone of the event. */
  timeZone: string;
  /** Above the list: what became of something that was done with several. */
  notice?: ReactNode;
  /** Address of an order’s page: whoever bought leads to it. Keep it stable. */
  orderHrefOf?: ((orderId: string) => string) | undefined;
  /** Called with a plain click on such an address; prevent the event's default to route without a page load. Keep it stable. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const idOf = ({ id }: WaitlistEntry) => id;
const nameOf = ({ name }: WaitlistEntry) => name;

/** Who waits for places, in every state of the list; knows nothing of where they come from. @experimental */
export function WaitlistView(props: WaitlistViewProps) {
  const { entries, ticketTypes, timeZone, orderHrefOf, onNavigate } = props;
  const t = useT();
  const columns = useWaitingColumns({ timeZone, orderHrefOf, onNavigate });
  return (
    <ListScreen
      list={props}
      file={props.file}
      title={t('organizer.waitlist.title')}
      head={{ lead: t('organizer.waitlist.lead') }}
      filter={{
        searchLabel: t('organizer.waitlist.search'),
        searchHint: t('organizer.waitlist.searchHint'),
        filters: [
          {
            id: 'type',
            label: t('organizer.orders.type'),
            any: t('organizer.orders.anyType'),
            options: ticketTypes.map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            id: 'status',
            label: t('organizer.orders.status'),
            any: t('organizer.orders.anyStatus'),
            options: optionsOf(waitingStatuses, (status) => t(`organizer.waitlist.status.${status}`)),
          },
        ],
      }}
      notice={props.notice}
      rows={entries}
      rowId={idOf}
      rowName={nameOf}
      columns={columns}
      empty={{
        drawing: 'people',
        title: t('organizer.waitlist.empty.title'),
        text: t('organizer.waitlist.empty.text'),
      }}
      failed={t('organizer.waitlist.failed')}
    />
  );
}
