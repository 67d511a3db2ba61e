'use client';
import { forwardRef, type ReactNode } from 'react';
import type { ConfirmedTicket } from '../../contract';
import { manageAddress } from '../../domain/confirmation';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import {
  ConfirmedTicketContext,
  useConfirmationParts,
  useConfirmedTicket,
  type ConfirmationState,
  type ConfirmedTicketState,
  type ConfirmedTicketValue,
} from './ConfirmationContext';

/** Props of `Confirmation.Tickets`. @public */
export interface ConfirmationTicketsProps extends Omit<HeadlessProps<'ul', ConfirmationState>, 'children'> {
  /** Draws a ticket. */
  children: (ticket: ConfirmedTicket) => ReactNode;
}
/** Props of `Confirmation.Ticket`. @public */
export type ConfirmationTicketProps = HeadlessProps<'li', ConfirmedTicketState>;
/** Props of the texts of a ticket. @public */
export type ConfirmationTicketTextProps = Omit<HeadlessProps<'bdi', ConfirmedTicketState>, 'children'>;
/** Props of `Confirmation.ManageTicket`. @public */
export type ConfirmationManageTicketProps = Omit<HeadlessProps<'a', ConfirmedTicketState>, 'href'>;

/** The tickets of the order: a list, of which its function draws each. */
export const Tickets = /* @__PURE__ */ forwardRef<HTMLUListElement, ConfirmationTicketsProps>(
  function Tickets({ children, ...rest }, ref) {
    const { state, order } = useConfirmationParts();
    const { tickets = [], links } = order ?? {};
    const valueOf = (ticket: ConfirmedTicket): ConfirmedTicketValue => ({
      state: { free: ticket.totals.totalPaid === 0 },
      ticket,
      // One ticket is changed where its order is.
      manageAddress: tickets.length > 1 ? manageAddress(links?.manage, ticket.id) : null,
    });
    const drawn = tickets.map((ticket) => (
      <ConfirmedTicketContext.Provider key={ticket.id} value={valueOf(ticket)}>
        {children(ticket)}
      </ConfirmedTicketContext.Provider>
    ));
    const list = useRenderElement('ul', state, { ...rest, children: drawn }, { ref });
    return order && list;
  },
);

/** A ticket; `data-free` is on it and on its parts. */
export const Ticket = /* @__PURE__ */ forwardRef<HTMLLIElement, ConfirmationTicketProps>(
  function Ticket(props, ref) {
    return useRenderElement('li', useConfirmedTicket().state, props, { ref });
  },
);

const textPart = (textOf: (ticket: ConfirmedTicket) => string) =>
  /* @__PURE__ */ forwardRef<HTMLElement, ConfirmationTicketTextProps>(function Text(props, ref) {
    const { state, ticket } = useConfirmedTicket();
    return useRenderElement('bdi', state, props, { ref, defaults: { children: textOf(ticket) } });
  });

/** What the ticket is called. */
export const TicketName = /* @__PURE__ */ textPart(({ ticketName }) => ticketName);

/** Whom it admits. */
export const AttendeeName = /* @__PURE__ */ textPart(({ attendeeName }) => attendeeName);

/** Its number, which its QR code has as well. */
export const TicketNumber = /* @__PURE__ */ textPart(({ id }) => id);

/** What was paid for it, with fees and tax; `labels.free` for nothing. */
export const TicketPrice = /* @__PURE__ */ forwardRef<HTMLElement, ConfirmationTicketTextProps>(
  function TicketPrice(props, ref) {
    const { format, labels } = useConfirmationParts();
    const { state, ticket } = useConfirmedTicket();
    const price = state.free ? labels.free : format(ticket.totals.totalPaid);
    return useRenderElement('bdi', state, props, { ref, defaults: { children: price } });
  },
);

/** Leads to where the ticket is changed, in a tab of its own; nothing where that is where its order is, or nowhere. 001 §2.4. */
export const ManageTicket = /* @__PURE__ */ forwardRef<HTMLAnchorElement, ConfirmationManageTicketProps>(
  function ManageTicket(props, ref) {
    const { state, manageAddress: address } = useConfirmedTicket();
    const link = useRenderElement('a', state, props, {
      ref,
      defaults: { target: '_blank', rel: 'noopener noreferrer' },
      handlers: { href: address ?? undefined },
    });
    return address === null ? null : link;
  },
);
