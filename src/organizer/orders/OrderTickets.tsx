'use client';
import type { ReactNode } from 'react';
import type { OrderRow, OrganizerTicket, RegistrationAnswer } from '../../contract';
import { useT } from '../../i18n';
import { num } from '../../themed/kit/text.css';
import { SelectBox } from '../kit/table/SelectBox';
import * as css from './OrderDetails.css';
import { OrderSection } from './OrderSection';
import { TicketStatusTag } from './OrderStatusTag';
import { Amount } from './OrderTexts';

/** Written out: a list without bullets is no list to VoiceOver. */
const list = 'list';

export interface OrderTicketsProps {
  order: Pick<OrderRow, 'currency'>;
  /** As a row of the list knows them, or whole. */
  tickets: readonly AnyTicket[];
  /** What can be done with one ticket. */
  actionsOf?: ((ticket: OrganizerTicket) => ReactNode) | undefined;
  /** Several can be chosen. */
  selection?: TicketSelection | undefined;
}

type AnyTicket = OrderRow['tickets'][number] | OrganizerTicket;

interface TicketSelection {
  canBeSelected: (ticket: AnyTicket) => boolean;
  isSelected: (ticket: AnyTicket) => boolean;
  onToggle: (ticket: AnyTicket) => void;
}

/** The tickets of an order, who comes with each, and what they answered. */
export function OrderTickets({ order, tickets, actionsOf, selection }: OrderTicketsProps) {
  const t = useT();
  return (
    <OrderSection title={t('organizer.orders.order.tickets')}>
      <ul role={list} className={css.tickets}>
        {tickets.map((ticket) => (
          <li key={ticket.id} className={selection ? css.selectableTicket : css.ticket}>
            {selection?.canBeSelected(ticket) && (
              <span className={css.ticketBox}>
                <SelectBox
                  label={t('organizer.kit.table.select', {
                    name: t('organizer.orders.ticket.row', { id: ticket.id }),
                  })}
                  isChecked={selection.isSelected(ticket)}
                  tabIndex={0}
                  onToggle={() => selection.onToggle(ticket)}
                />
              </span>
            )}
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
export const attendeeOf = (ticket: AnyTicket): string =>
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
