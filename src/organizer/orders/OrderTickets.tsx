'use client';
import type { ReactNode } from 'react';
import type { OrderRow, OrganizerTicket, RegistrationAnswer } from '../../contract';
import { useT } from '../../i18n';
import { num } from '../../themed/kit/text.css';
import * as css from './OrderDetails.css';
import { OrderSection } from './OrderSection';
import { TicketStatusTag } from './OrderStatusTag';
import { Amount } from './OrderTexts';

/** Written out: a list without bullets is no list to VoiceOver. */
const list = 'list';

export interface OrderTicketsProps {
  order: Pick<OrderRow, 'currency'>;
  /** As a row of the list knows them, or whole. */
  tickets: readonly (OrderRow['tickets'][number] | OrganizerTicket)[];
  /** What can be done with one ticket. */
  actionsOf?: ((ticket: OrganizerTicket) => ReactNode) | undefined;
}

/** The tickets of an order, who comes with each, and what they answered. */
export function OrderTickets({ order, tickets, actionsOf }: OrderTicketsProps) {
  const t = useT();
  return (
    <OrderSection title={t('organizer.orders.order.tickets')}>
      <ul role={list} className={css.tickets}>
        {tickets.map((ticket) => (
          <li key={ticket.id} className={css.ticket}>
            <div className={css.ticketLine}>
              <span className={css.ticketText}>
                <span className={css.ticketName}>{ticket.ticketName}</span>
                <span className={css.attendee}>
                  <bdi>{attendeeOf(ticket)}</bdi>
                  <bdi dir="ltr" className={num}>
                    {ticket.id}
                  </bdi>
                </span>
              </span>
              <span className={css.ticketMoney}>
                <Amount minor={ticket.totalPaid} order={order} />
                {'status' in ticket && ticket.status !== 'valid' && (
                  <TicketStatusTag status={ticket.status} />
                )}
              </span>
            </div>
            {'status' in ticket && (
              <>
                {ticket.email !== '' && (
                  <bdi dir="ltr" className={css.minor}>
                    {ticket.email}
                  </bdi>
                )}
                {ticket.swappedFromType !== null && (
                  <span className={css.minor}>
                    {t('organizer.orders.order.swappedFrom', { name: ticket.swappedFromType })}
                  </span>
                )}
                <Answers entries={ticket.registration} />
                {actionsOf?.(ticket)}
              </>
            )}
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

/** Who comes with a ticket. */
export const attendeeOf = (ticket: OrderRow['tickets'][number] | OrganizerTicket): string =>
  'attendeeName' in ticket ? ticket.attendeeName : `${ticket.firstName} ${ticket.lastName}`.trim();

/** Shown as the attendee already. */
const names = new Set(['firstName', 'lastName', 'email']);

function Answers({ entries }: { entries: readonly RegistrationAnswer[] }) {
  const t = useT();
  const answers = entries.filter(
    ({ attributeKey, submissionValues }) => !names.has(attributeKey) && submissionValues.some(Boolean),
  );
  if (answers.length === 0) return null;
  return (
    <details>
      <summary className={css.summary}>
        {t('organizer.orders.order.answers', { count: answers.length })}
      </summary>
      <dl className={css.pairs}>
        {answers.map(({ id, label, attributeKey, texts, submissionValues }) => (
          <div key={id} className={css.pair}>
            <dt className={css.term}>{label ?? attributeKey}</dt>
            <dd>
              <bdi>{(texts ?? submissionValues).join(', ')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
