export { AlsoAttending, type AlsoAttendingProps } from './AlsoAttending';
export { NoTickets, type NoTicketsProps } from './NoTickets';
export { OrderFooter, type OrderFooterProps } from './OrderFooter';
export { PromoPanel } from './PromoPanel';
export type { PromoPanelProps } from './PromoPanel';
export { TicketListSkeleton } from './TicketListSkeleton';
export { TicketSelection, type TicketSelectionOrder, type TicketSelectionProps } from './TicketSelection';
export { TicketSelectionHeader, type TicketSelectionHeaderProps } from './TicketSelectionHeader';
export { TicketTable, type TicketTableProps } from './TicketTable';
