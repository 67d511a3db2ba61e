'use client';
import { useCallback, type ReactNode } from 'react';
import type { Currency, OrganizerTicket } from '../../contract';
import { ticketStatuses } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { ListScreen, type SelectableListProps } from '../kit/list';
import { DrawerLayout } from '../kit/page';
import { ExportButton, type ExportButtonProps } from '../kit/table';
import { useTicketColumns } from './ticketColumns';

export interface TicketsViewProps extends SelectableListProps {
  /** The tickets of this page; `null` before the first answer. */
  tickets: readonly OrganizerTicket[] | null;
  /** Of the sale; amounts are empty until it is known. */
  currency?: Currency | undefined;
  /** What can be filtered by. */
  ticketTypes: readonly { id: string; name: string }[];
  /** The ticket whose details stand beside the list; `null` for none. */
  openedId: string | null;
  /** A ticket is opened, or closed with `null`. */
  onOpenedIdChange: (id: string | null) => void;
  /** The opened ticket, as `TicketDrawer` shows it. */
  drawer?: ReactNode;
  /** People are to be invited; without it nobody can be from here. */
  onInvite?: (() => void) | undefined;
  /** Makes the file of what the filter finds. */
  makeExport: ExportButtonProps['make'];
  /** Above the list: what became of something that was done with several. */
  notice?: ReactNode;
}

const formats = ['xlsx', 'csv'] as const;
const idOf = ({ id }: OrganizerTicket) => id;

/** Everybody who has a ticket, in every state of the list; knows nothing of where they come from. @experimental */
export function TicketsView(props: TicketsViewProps) {
  const { tickets, currency, ticketTypes, openedId, onOpenedIdChange } = props;
  const t = useT();
  const columns = useTicketColumns(currency);
  const nameOf = useCallback(({ id }: OrganizerTicket) => t('organizer.orders.ticket.row', { id }), [t]);
  const open = useCallback(({ id }: OrganizerTicket) => onOpenedIdChange(id), [onOpenedIdChange]);
  return (
    <DrawerLayout drawer={props.drawer}>
      <ListScreen
        list={props}
        title={t('organizer.orders.tickets.title')}
        head={{
          actions: (
            <>
              <ExportButton formats={formats} name="tickets" make={props.makeExport} />
              {props.onInvite && <Button onClick={props.onInvite}>{t('organizer.members.invite')}</Button>}
            </>
          ),
        }}
        filter={{
          searchLabel: t('organizer.orders.tickets.search'),
          searchHint: t('organizer.orders.tickets.searchHint'),
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
              options: ticketStatuses.map((status) => ({
                value: status,
                label: t(`organizer.orders.ticketStatus.${status}`),
              })),
            },
          ],
        }}
        notice={props.notice}
        rows={tickets}
        rowId={idOf}
        rowName={nameOf}
        columns={columns}
        openId={openedId}
        onOpen={open}
        empty={{
          drawing: 'people',
          title: t('organizer.orders.tickets.empty'),
          text: t('organizer.orders.empty.text'),
        }}
        failed={t('organizer.orders.tickets.failed')}
      />
    </DrawerLayout>
  );
}
