'use client';
import { useRef, type ReactNode } from 'react';
import type { InvoiceData, Minor, OrganizerOrder } from '../../contract';
import { formatDay, heldOf, paymentTermsOf } from '../../domain';
import { invoiceDue, type InvoiceDue } from '../../domain/invoices';
import { useEnvironment } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { SafeHtml } from '../../themed/kit/SafeHtml';
import { Tag } from '../../themed/kit/Tag';
import { useScrolls } from '../../themed/order/useScrolls';
import * as css from './InvoiceSheet.css';
import { OrderStatusTag } from './OrderStatusTag';
import { Amount, Placed } from './OrderTexts';
import { OrderTotals } from './OrderTotals';

export interface OrderInvoiceProps {
  order: OrganizerOrder;
  /** Who sends it and when it is due; absent while it is not known. */
  sender?: InvoiceData | undefined;
  /** The sender could not be read: tries again. */
  onRetrySender?: (() => void) | undefined;
  /** What it is for. */
  eventName: string;
  /** IANA zone of the event. */
  timeZone: string;
  isSettling?: boolean | undefined;
  onSettle: () => void;
}

type InvoiceSheetProps = Pick<OrderInvoiceProps, 'order' | 'sender' | 'eventName' | 'timeZone'>;

/** An invoice as the buyer gets it and as it is printed: nothing else of the page is. */
export function InvoiceSheet({ order, sender, eventName, timeZone }: InvoiceSheetProps) {
  const t = useT();
  const { clock } = useEnvironment();
  const scroller = useRef<HTMLElement | null>(null);
  const scrolls = useScrolls(scroller);
  const { billingAddress: billed, invoice, invoiceNumber, status, total } = order;
  const to = [
    billed?.company,
    billed?.billedContact,
    billed ? `${billed.firstName} ${billed.lastName}`.trim() : order.buyerName,
    billed?.address1,
    billed?.address2,
    [billed?.zip, billed?.city, billed?.state].filter(Boolean).join(' '),
    billed?.country ?? billed?.countryCode,
    billed?.email ?? order.buyerEmail,
  ].filter(Boolean);
  const isOpen = status === 'awaitingPayment';
  const paid = heldOf(order.payments);
  const paidOn = isOpen ? undefined : order.payments.findLast(({ kind }) => kind === 'charge')?.date;
  const due = isOpen && sender ? invoiceDue(order, sender, timeZone, clock.now()) : undefined;
  const terms = paymentTermsOf({ orderTotal: total, isPayByInvoice: invoice }, sender);
  return (
    <div
      ref={(sheet) => {
        scroller.current = sheet?.parentElement ?? null;
      }}
      className={css.sheet}
      // Nothing in it takes the focus: without a pointer, the keyboard scrolls it from here.
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': t('organizer.orders.order.invoice') })}
    >
      <div className={css.facts}>
        <Part name={t('organizer.orders.order.invoice.number')}>
          <bdi dir="ltr">{invoiceNumber}</bdi> <OrderStatusTag status={status} />
        </Part>
        <Part name={t('organizer.orders.order.invoice.date')}>
          <Placed instant={order.createdDate} timeZone={timeZone} length="day" />
        </Part>
        {paidOn && (
          <Part name={t('organizer.orders.order.invoice.paidOn')}>
            <Placed instant={paidOn} timeZone={timeZone} length="day" />
          </Part>
        )}
        {due && (
          <Part name={t('organizer.orders.order.invoice.dueDate')}>
            <DueDate due={due} />
          </Part>
        )}
        {sender && (
          <Part name={t('organizer.orders.order.invoice.from')}>
            {sender.registeredCompany}
            <span className={css.lines}>{sender.address}</span>
            <TaxId id={sender.sellerTaxId} />
          </Part>
        )}
        <Part name={t('organizer.orders.order.invoice.to')}>
          <span className={css.lines}>{to.join('\n')}</span>
          <TaxId id={billed?.vat} />
        </Part>
      </div>
      <Part name={t('organizer.orders.order.invoice.for')}>{eventName}</Part>
      <ul className={css.tickets}>
        {linesOf(order).map(({ name, minors }) => (
          <li key={`${name} ${minors[0]}`} className={css.ticket}>
            <span>
              <bdi>{name}</bdi>
              {minors.length > 1 && ` × ${minors.length}`}
            </span>
            <Amount minor={sum(minors)} order={order} />
          </li>
        ))}
      </ul>
      <OrderTotals
        order={order}
        paid={isOpen ? { label: t('organizer.orders.order.invoice.paid'), minor: paid } : undefined}
        result={{
          label: t(`organizer.orders.order.invoice.${isOpen ? 'due' : 'paid'}`),
          minor: isOpen ? Math.max(0, total - paid) : status === 'cancelled' ? 0 : total - order.refundTotal,
        }}
      />
      {isOpen && terms && (
        <Part name={t('registration.paymentTerms')}>
          <SafeHtml html={terms} />
        </Part>
      )}
      {billed?.memo && <Part name={t('organizer.orders.order.invoice.memo')}>{billed.memo}</Part>}
    </div>
  );
}

const sum = (minors: readonly Minor[]) => minors.reduce((total, minor) => total + minor, 0);

/** One for tickets of the same name and price. */
function linesOf({ tickets }: OrganizerOrder): { name: string; minors: Minor[] }[] {
  const lines = new Map<string, { name: string; minors: Minor[] }>();
  for (const { ticketName: name, totalPaid } of tickets) {
    const line = lines.get(`${totalPaid} ${name}`);
    if (line) line.minors.push(totalPaid);
    else lines.set(`${totalPaid} ${name}`, { name, minors: [totalPaid] });
  }
  return [...lines.values()];
}

function DueDate({ due: { day, isOverdue } }: { due: InvoiceDue }) {
  const t = useT();
  const locale = useLocale();
  if (day === null) return t('organizer.orders.order.invoice.onReceipt');
  return (
    <>
      <time dateTime={day}>{formatDay(day, locale)}</time>
      {isOverdue && (
        <>
          {' '}
          <Tag tone="danger">{t('organizer.orders.order.invoice.overdue')}</Tag>
        </>
      )}
    </>
  );
}

/** Below whose it is. */
function TaxId({ id }: { id: string | null | undefined }) {
  const t = useT();
  if (!id?.trim()) return null;
  return (
    <span className={css.lines}>
      {t('organizer.orders.order.invoice.taxId')} <bdi dir="ltr">{id.trim()}</bdi>
    </span>
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
