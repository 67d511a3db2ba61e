import type { HoldRequest, InvoiceData, TicketType, TicketsData } from '../../src/contract';
import { hasArrayOf, isRecord } from '../../src/contract/shape';
import { linesOf, orderTotals, type OrderTotals, type Selection } from '../../src/domain/tickets/pricing';
import { Refusal } from '../db/refusal';
import type { Promotion } from './terms';
import type { StoredHold } from './stored';
import type { World } from '../db/world';

/** The chosen quantities of a request whose shape is not trusted. Refuses with 4022. */
export function readSelection(request: unknown): Selection {
  const isLine = (line: unknown) =>
    isRecord(line) &&
    typeof line['id'] === 'string' &&
    Number.isSafeInteger(line['requestQuantity']) &&
    Number(line['requestQuantity']) >= 0;
  if (
    !isRecord(request) ||
    request['status'] !== 'keep' ||
    typeof request['payByInvoice'] !== 'boolean' ||
    !hasArrayOf(request, 'tickets', isLine)
  )
    throw new Refusal(4022, 'The request is not a hold.');
  const selection: Record<string, number> = Object.create(null) as Record<string, number>;
  for (const { id, requestQuantity } of (request as unknown as HoldRequest).tickets)
    if (requestQuantity > 0) selection[id] = (selection[id] ?? 0) + requestQuantity;
  return selection;
}

/** What a hold asks for, and what it is offered. */
interface HoldDemand {
  selection: Selection;
  offered: TicketsData;
  promotion: Promotion | null;
}

/** What is bought: every rule of the sale passed, added up by the server. Stock is checked when it is taken. */
export function checkHold(
  world: World,
  request: HoldRequest,
  { selection, offered, promotion }: HoldDemand,
  invoiceData: InvoiceData | undefined,
): { lines: TicketType[]; totals: OrderTotals } {
  const { widget, sale } = world;
  const count = Object.values(selection).reduce((sum, quantity) => sum + quantity, 0);
  if (count === 0) throw new Refusal(4022, 'You need to buy at least one ticket.');
  if (widget.minRule !== undefined && count < widget.minRule)
    throw new Refusal(4022, widget.minRuleMessage ?? `Choose at least ${widget.minRule} tickets.`);
  if (widget.maxRule !== undefined && count > widget.maxRule)
    throw new Refusal(4022, widget.maxRuleMessage ?? `Choose no more than ${widget.maxRule} tickets.`);

  const lines = Object.keys(selection).map((id) => {
    const ticket = offered.tickets.find((candidate) => candidate.id === id);
    if (!ticket) throw new Refusal(4022, 'That ticket type is not for sale.');
    checkLine(ticket);
    return ticket;
  });
  const totals = orderTotals(linesOf(offered.tickets, selection), widget);
  // Compared, never believed (FAULTS A27).
  if (request.orderTotal !== totals.total || request.currency !== sale.currency.code)
    throw new Refusal(4022, 'Prices have changed. Please look at your order again.');
  if (request.payByInvoice) checkByInvoice(world, invoiceData);
  const isByCard = !request.payByInvoice && !request.isPayByBitcoin && totals.total > 0;
  if (isByCard && invoiceData?.enabled && !invoiceData.allowCreditCard)
    throw new Refusal(4022, 'This event takes orders by invoice only.');
  checkPromotion(promotion, selection);
  return { lines, totals };
}

/** A hidden button leaves invoices to events that take nothing else. */
function checkByInvoice({ widget }: World, invoiceData: InvoiceData | undefined): void {
  const isHidden = widget.hidePayByInvoiceButton && invoiceData?.allowCreditCard;
  if (isHidden || !invoiceData?.enabled)
    throw new Refusal(4022, 'This event does not take orders by invoice.');
}

/** Another way to pay for a hold. Refuses with 4022 where there is no other. */
export function checkSwitch(
  world: World,
  { transaction, swap }: StoredHold,
  payByInvoice: boolean,
  invoiceData: InvoiceData | undefined,
): void {
  if (swap || transaction.orderTotal === 0)
    throw new Refusal(4022, 'How this order is paid can’t be changed.');
  if (payByInvoice) checkByInvoice(world, invoiceData);
  else if (invoiceData?.enabled && !invoiceData.allowCreditCard)
    throw new Refusal(4022, 'This event takes orders by invoice only.');
}

function checkPromotion(promotion: Promotion | null, selection: Selection): void {
  if (promotion?.maxTickets === undefined) return;
  const discounted = promotion.discounts.reduce((sum, id) => sum + (selection[id] ?? 0), 0);
  if (discounted > promotion.maxTickets)
    throw new Refusal(4022, `'${promotion.code}' is good for no more than ${promotion.maxTickets} tickets.`);
}

function checkLine(ticket: TicketType): void {
  const { name, requestQuantity, perOrderMin, perOrderMax } = ticket;
  // What is sold out is refused with how many are left, when stock is taken.
  if ((!ticket.inSale || ticket.saleEnded) && ticket.remainingTickets !== 0)
    throw new Refusal(4022, `${name} is not on sale.`);
  if (requestQuantity < perOrderMin)
    throw new Refusal(4022, `An order takes at least ${perOrderMin} of ${name}.`);
  if (requestQuantity > perOrderMax)
    throw new Refusal(4022, `An order takes no more than ${perOrderMax} of ${name}.`);
}
