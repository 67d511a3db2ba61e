import type { FeatureFlags, TicketType, WidgetConfig } from '../../contract';
import { withText, type Message } from '../text/message';
import type { Selection } from './pricing';

/** No list is longer: a limit of two thousand million would keep the browser busy for minutes (FAULTS F86). */
const maxQuantityOptions = 1_000;

/**
 * What the quantity list offers: 0 and perOrderMin … perOrderMax, capped by what is left, and by `most` quantities beside 0. 000 §5 Order.
 * @public
 */
export function quantityOptions(ticket: TicketType, most = maxQuantityOptions): number[] {
  const first = Math.max(1, Math.ceil(ticket.perOrderMin));
  const last = Math.min(ticket.perOrderMax, ticket.remainingTickets ?? Infinity, first + most - 1);
  const options = [0];
  for (let count = first; count <= last; count += 1) options.push(count);
  return options;
}

const isOpen = ({ inSale, saleEnded, remainingTickets }: TicketType) =>
  inSale && !saleEnded && remainingTickets !== 0;

/** 000 §4 Default quantity: a single ticket type on sale starts at its perOrderMin unless the flag disables this. @public */
export function defaultSelection(tickets: readonly TicketType[], features: FeatureFlags): Selection {
  const [only, ...others] = tickets;
  if (!only || others.length > 0 || features.disableDefaultQuantity) return {};
  const { id, perOrderMin: least } = only;
  return isOpen(only) && least > 0 && quantityOptions(only).includes(least) ? { [id]: least } : {};
}

/** Quantities that no longer fit, cut down to the next that is offered; ticket types that are closed, gone or unknown are left out. */
export function clampSelection(tickets: readonly TicketType[], selection: Selection): Selection {
  const fitting: Record<string, number> = {};
  for (const ticket of tickets) {
    const chosen = selection[ticket.id] ?? 0;
    if (chosen === 0) continue;
    const offered = isOpen(ticket) ? quantityOptions(ticket).filter((count) => count <= chosen) : [];
    const most = offered.at(-1);
    if (most) fitting[ticket.id] = most;
  }
  return fitting;
}

export const countOf = (selection: Selection): number =>
  Object.values(selection).reduce((sum, count) => sum + count, 0);

type Rules = Pick<WidgetConfig, 'minRule' | 'maxRule' | 'minRuleMessage' | 'maxRuleMessage'>;

/** What keeps a selection from being ordered, or `null`. A rule the backend sends as `null` is no rule. 000 §5 Order. @public */
export function checkSelection(selection: Selection, rules: Rules): Message | null {
  const count = countOf(selection);
  if (count === 0) return { key: 'tickets.problem.none' };
  if (typeof rules.minRule === 'number' && count < rules.minRule)
    return withText('tickets.problem.tooFew', rules.minRuleMessage, { count: rules.minRule });
  if (typeof rules.maxRule === 'number' && count > rules.maxRule)
    return withText('tickets.problem.tooMany', rules.maxRuleMessage, { count: rules.maxRule });
  return null;
}
