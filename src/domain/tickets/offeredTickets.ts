import type { TicketsData } from '../../contract';

/**
 * What a list offers of what is on sale: the ticket types of `ids`, or all. What must be chosen first is named only where it can be
 * chosen: nobody can choose a hidden ticket type, and its name is the organizer's to give away.
 */
export function offeredTickets(data: TicketsData, ids: readonly string[] | undefined): TicketsData {
  const tickets = ids ? data.tickets.filter(({ id }) => ids.includes(id)) : data.tickets;
  const isOffered = (required: string) => tickets.some(({ name }) => name === required);
  return {
    ...data,
    tickets: tickets.map((ticket) =>
      ticket.requiredTickets
        ? { ...ticket, requiredTickets: ticket.requiredTickets.filter(isOffered) }
        : ticket,
    ),
  };
}
