import type { TicketType } from '../../contract';
import type { Selection } from './pricing';
import { clampSelection } from './quantity';

/** A quantity that no longer fits what is left or on sale. */
export interface LostQuantity {
  name: string;
  requested: number;
  left: number;
}

/**
 * What clamping takes away, so that it can be said and is not silently lost. `names` are those of ticket types that were on
 * the list before, e.g. with another promotion code.
 */
export function lostQuantities(
  tickets: readonly TicketType[],
  selection: Selection,
  names: Readonly<Record<string, string>> = {},
): LostQuantity[] {
  const fitting = clampSelection(tickets, selection);
  return Object.entries(selection).flatMap(([id, requested]) => {
    const name = tickets.find((ticket) => ticket.id === id)?.name ?? names[id];
    const left = fitting[id] ?? 0;
    return name !== undefined && left < requested ? [{ name, requested, left }] : [];
  });
}
