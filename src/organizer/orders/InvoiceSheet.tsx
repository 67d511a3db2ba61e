'use client';
import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import * as css from './InvoiceSheet.css';
import { OrderStatusTag } from './OrderStatusTag';
import { Amount, Placed } from './OrderTexts';
import { OrderTotals } from './OrderTotals';
import type { InvoiceData, OrganizerOrder } from '../../contract';

export interface OrderInvoiceProps {
  order: OrganizerOrder;
  /** Who sends it; absent while it is not known. */
  sender?: Pick<InvoiceData, 'registeredCompany' | 'address'> | undefined;
  /** What it is for. */
  eventName: string;
  /** IANA zone of the event. */
  timeZone: string;
  isSettling?: boolean | undefined;
  onSettle: () => void;
}

type InvoiceSheetProps = Pick<OrderInvoiceProps, 'order' | 'sender' | 'eventName' | 'timeZone'>;

/** An invoice as it is printed: nothing else of the page is. */
export function InvoiceSheet({ order, sender, eventName, timeZone }: InvoiceSheetProps) {
  const t = useT();
  const { billingAddress: billed } = order;
  const to = [
    billed?.company,
    billed?.billedContact,
    billed ? `${billed.firstName} ${billed.lastName}`.trim() : order.buyerName,
    billed?.address1,
    billed?.address2,
    [billed?.zip, billed?.city, billed?.state].filter(Boolean).join(' '),
    billed?.country ?? billed?.countryCode,
    billed?.vat,
    billed?.email ?? order.buyerEmail,
  ].filter(Boolean);
  return (
    <div className={css.sheet}>
      <Part name={t('organizer.orders.order.invoice.number')}>
        <bdi dir="ltr">{order.invoiceNumber}</bdi> <OrderStatusTag status={order.status} />
      </Part>
      <Part name={t('organizer.orders.order.placed')}>
        <Placed instant={order.createdDate} timeZone={timeZone} />
      </Part>
      {sender && (
        <Part name={t('organizer.orders.order.invoice.from')}>
          {sender.registeredCompany}
          <span className={css.lines}>{sender.address}</span>
        </Part>
      )}
      <Part name={t('organizer.orders.order.invoice.to')}>
        <span className={css.lines}>{to.join('\n')}</span>
      </Part>
      <Part name={t('organizer.orders.order.invoice.for')}>{eventName}</Part>
      <ul className={css.tickets}>
        {order.tickets.map((ticket) => (
          <li key={ticket.id} className={css.ticket}>
            <span>{ticket.ticketName}</span>
            <Amount minor={ticket.totalPaid} order={order} />
          </li>
        ))}
      </ul>
      <OrderTotals order={order} />
      {billed?.memo && <Part name={t('organizer.orders.order.invoice.memo')}>{billed.memo}</Part>}
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.part}>
      <p className={css.name}>{name}</p>
      <div>{children}</div>
    </div>
  );
}
