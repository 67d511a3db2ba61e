import type { OrganizerTicketType, TicketTypeList, WidgetBootstrap } from '../../contract';
import { leftOf, type PreviewedSale } from '../../domain/ticketTypes';

/** What the editor of a ticket type knows besides its values. */
export interface TicketTypeContext {
  /** '' of a type that is not saved yet. */
  id: string;
  sale: PreviewedSale;
  /** All types in their order; without one that is new. */
  listed: readonly Pick<OrganizerTicketType, 'id' | 'name'>[];
  /** How many are sold. */
  sold: number;
  /** The platform set no limit. */
  isUnlimited: boolean;
  /** The organizer's words for 'Sold Out'. */
  noTicketsText?: string | undefined;
}

/** The scene of one type, or of a new one with `null`. */
export function ticketTypeContext(
  type: OrganizerTicketType | null,
  { sale, ticketTypes }: TicketTypeList,
  { event, ticketsWidgetModel: widget }: Pick<WidgetBootstrap, 'event' | 'ticketsWidgetModel'>,
): TicketTypeContext {
  return {
    id: type?.id ?? '',
    sale: {
      event: {
        timeZone: event['time-zone-id'],
        start: Date.parse(event['start-date']),
        end: Date.parse(event['end-date']),
      },
      others: ticketTypes
        .filter(({ id }) => id !== type?.id)
        .map((other) => ({ ...other, isSoldOut: leftOf(other) === 0 })),
      currency: sale.currency,
      taxRate: sale.taxRate,
      taxName: sale.taxName,
      fees: type ?? sale.fees,
      showFees: widget.showFees,
    },
    listed: ticketTypes,
    sold: type?.sold ?? 0,
    isUnlimited: type !== null && type.quantity === null,
    noTicketsText: widget.noTicketsText,
  };
}
