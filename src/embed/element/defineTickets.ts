import { loadShippedTexts } from '../host';
import type { LoadInline } from './mountInline';
import { defineElement, type TicketsElementOptions, type TicketsElementParts } from './ticketsElement';

const loadInline: LoadInline = async () => (await import('../inline')).renderInline;

/**
 * Makes `<boxoffice-tickets event-id="1001" backend="https://tickets.example">` work, also where it stands in the page already. The
 * package's inline part offers free orders and invoices; give one with ways to pay: `loadInline`.
 * @public
 */
export const defineTickets = (options: TicketsElementOptions & Partial<TicketsElementParts> = {}): void =>
  defineElement({ loadInline, loadTexts: loadShippedTexts, ...options });
