import type { ReactNode } from 'react';
import type { TicketType } from '../../contract';
import type { Message, Problem } from '../../domain';
import type { LoadFailureProps } from '../notices/LoadFailure';
import type { AlsoAttendingProps } from './AlsoAttending';
import type { OrderFooterProps } from './OrderFooter';
import type { TicketSelectionHeaderProps } from './TicketSelectionHeader';
import type { TicketTableProps } from './TicketTable';

/** The footer of the screen: how an order is made, or why it can't be. @public */
export interface TicketSelectionOrder extends Omit<
  OrderFooterProps,
  'messages' | 'pending' | 'problem' | 'reason' | 'unavailable'
> {
  /** What `checkSelection` answers. A press then says it and goes to the quantity instead of ordering. */
  unavailable: Message | null;
}

/** Props of `TicketSelection`. @public */
export interface TicketSelectionProps
  extends
    Pick<TicketSelectionHeaderProps, 'event' | 'title' | 'onBack'>,
    Omit<TicketTableProps, 'tickets' | 'timeZone'> {
  /** Place of the title in the page's outline. Default: 2. */
  level?: 1 | 2 | undefined;
  /** `null` while they are read for the first time. */
  tickets: readonly TicketType[] | null;
  /** The list could not be read; tickets read before stay. */
  failure?: Pick<LoadFailureProps, 'onRetry' | 'retrying' | 'isAnswered'> | null | undefined;
  /** The organizer’s words for an empty list. */
  noTicketsHeader?: string | undefined;
  /** Where a promotion code is entered, e.g. a `PromoPanel`; nothing where codes are not taken. */
  promo?: ReactNode;
  /** What changed on the list, above the ways to order, e.g. `ListChanges`. */
  changes?: ReactNode;
  /** Totals, ways to order, and what became of the last press. */
  order: TicketSelectionOrder;
  /** What went wrong with the order. */
  problem: Problem | null;
  /** Where to write when it can’t be put right here. */
  supportEmail?: string | undefined;
  /** The problem was put away. */
  onProblemDismiss: () => void;
  /** The problem was shown long enough. */
  onProblemExpire: () => void;
  /** Empty where faces are not shown. */
  attendees: AlsoAttendingProps['attendees'];
  /** The parts of `TicketWidget.Selection` below the title, arranged by yourself. Default: list, promotion code, order, faces. @experimental */
  children?: ReactNode;
}
