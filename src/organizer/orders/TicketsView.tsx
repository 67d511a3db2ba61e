'use client';
import { useCallback, type ReactNode } from 'react';
import type { Currency, OrganizerTicket } from '../../contract';
import { ticketStatuses, type TableView } from '../../domain';
import { useT } from '../../i18n';
import { DrawerLayout, PageHeader, ScreenEmpty, ScreenFailed } from '../kit/page';
import { DataTable, ExportButton, FilterBar, type ExportButtonProps } from '../kit/table';
import { useTicketColumns } from './ticketColumns';

export interface TicketsViewProps {
  /** The tickets of this page; `null` before the first answer. */
  tickets: readonly OrganizerTicket[] | null;
  /** How many match, on all pages. */
  total: number;
  /** What is shown of the list: search, filters, order, columns and page. */
  view: TableView;
  /** Another view was asked for. */
  onViewChange: (view: TableView) => void;
  /** Rows a page. */
  size: number;
  /** Of the sale; amounts are empty until it is known. */
  currency?: Currency | undefined;
  /** What can be filtered by. */
  ticketTypes: readonly { id: string; name: string }[];
  /** The call failed; tickets that are there stay. */
  hasFailed?: boolean | undefined;
  /** A call is on its way. */
  isUpdating?: boolean | undefined;
  /** They want it tried again. */
  onRetry: () => void;
  /** The ticket whose details stand beside the list; `null` for none. */
  openedId: string | null;
  /** A ticket is opened, or closed with `null`. */
  onOpenedIdChange: (id: string | null) => void;
  /** The opened ticket, as `TicketDrawer` shows it. */
  drawer?: ReactNode;
  /** Makes the file of what the filter finds. */
  makeExport: ExportButtonProps['make'];
  /** Among the filters: the views that were saved, as `SavedViews` shows them. */
  savedViews?: ReactNode;
}

const formats = ['xlsx', 'csv'] as const;
const idOf = ({ id }: OrganizerTicket) => id;

/** Everybody who has a ticket, in every state of the list; knows nothing of where they come from. @experimental */
export function TicketsView(props: TicketsViewProps) {
  const { tickets, total, view, onViewChange, size, currency, ticketTypes, drawer, makeExport } = props;
  const { hasFailed, isUpdating, onRetry, openedId, onOpenedIdChange } = props;
  const t = useT();
  const columns = useTicketColumns(currency);
  const nameOf = useCallback(({ id }: OrganizerTicket) => t('organizer.ticket.row', { id }), [t]);
  const open = useCallback(({ id }: OrganizerTicket) => onOpenedIdChange(id), [onOpenedIdChange]);
  return (
    <DrawerLayout drawer={drawer}>
      <PageHeader
        title={t('organizer.tickets.title')}
        actions={<ExportButton formats={formats} name="tickets" make={makeExport} />}
      />
      <FilterBar
        {...{ view, onViewChange, columns }}
        searchLabel={t('organizer.tickets.search')}
        searchHint={t('organizer.tickets.searchHint')}
        filters={[
          {
            ...{ id: 'type', label: t('organizer.orders.type'), any: t('organizer.orders.anyType') },
            options: ticketTypes.map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            ...{ id: 'status', label: t('organizer.orders.status'), any: t('organizer.orders.anyStatus') },
            options: ticketStatuses.map((status) => ({
              value: status,
              label: t(`organizer.ticketStatus.${status}`),
            })),
          },
        ]}
      >
        {props.savedViews}
      </FilterBar>
      {(tickets ?? !hasFailed) && (
        <DataTable
          caption={t('organizer.tickets.title')}
          rows={tickets}
          rowId={idOf}
          rowName={nameOf}
          {...{ columns, view, onViewChange, isUpdating }}
          paging={{ size, total }}
          openId={openedId}
          onOpen={open}
          empty={
            <ScreenEmpty
              drawing="people"
              title={t('organizer.tickets.empty')}
              text={t('organizer.orders.empty.text')}
            />
          }
        />
      )}
      {hasFailed && (
        <ScreenFailed title={t('organizer.tickets.failed')} onRetry={onRetry} isRetrying={isUpdating} />
      )}
    </DrawerLayout>
  );
}
