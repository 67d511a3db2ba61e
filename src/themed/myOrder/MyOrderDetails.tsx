'use client';
import { useId, useState } from 'react';
import type { ConfirmationData, MyOrder, MyOrderDocument } from '../../contract';
import type { ErrorListener } from '../../diagnostics';
import type { WalletPasses } from '../../domain/confirmation/walletPasses';
import { paymentPhase } from '../../domain/confirmation/paymentPhase';
import { confirmedOrder, myOrderStatus, type MyOrderOutcome, type MyOrderStatus } from '../../domain/myOrder';
import { Confirmation as Headless } from '../../headless/confirmation';
import { useFocusWhen } from '../../headless/useFocusWhen';
import { useLocale, useT, type MessageKey } from '../../i18n';
import { OrderCalendars } from '../confirmation/OrderCalendars';
import { PaidLines } from '../confirmation/PaidLines';
import { RegisteredTickets } from '../confirmation/RegisteredTickets';
import { useOrderEntry } from '../confirmation/useOrderEntry';
import { Button, LinkButton } from '../kit/Button';
import { Heading } from '../kit/Heading';
import { Notice } from '../kit/Notice';
import { Tag, type TagProps } from '../kit/Tag';
import { useOutcomeText } from '../order/OrderOutcome';
import { EventFacts } from '../registration/EventFacts';
import { ActionButton } from './ActionButton';
import { CancellationDialog } from './CancellationDialog';
import * as css from './MyOrder.css';
import { MyOrderDecisions } from './MyOrderDecisions';
import { MyOrderTicket, resentText } from './MyOrderTicket';
import { TransferDialog, type TransferValues } from './TransferDialog';

export interface MyOrderDetailsProps {
  order: MyOrder;
  /** The organizer has tickets drawn with their QR codes. */
  showsQr: boolean;
  /** The organizer has the event and its sessions offered for calendars. */
  showsCalendar: boolean;
  /** See `AddToCalendar`. */
  calendarEndpoint?: string | undefined;
  /** Finds the passes of tickets that are paid. */
  walletPasses?: WalletPasses | undefined;
  /** Hears why the passes of a ticket can't be had. */
  onError?: ErrorListener | undefined;
  /** An attendee was saved just now. */
  isSaved: boolean;
  onResend: (ticketIds?: string[]) => Promise<MyOrderOutcome<string[]>>;
  onEdit: (ticketId: string) => void;
  onTransfer: (ticketId: string, to: TransferValues) => Promise<MyOrderOutcome>;
  onCancel: (reason: string) => Promise<MyOrderOutcome>;
  onDownload: (document: MyOrderDocument) => Promise<MyOrderOutcome>;
  onLeave: () => void;
}

const tones: Readonly<Record<MyOrderStatus, TagProps['tone']>> = {
  free: 'positive',
  paid: 'positive',
  processing: 'warning',
  awaiting: 'warning',
  failed: 'danger',
  cancelled: 'danger',
  expired: 'danger',
};

const documentTexts: Readonly<Record<MyOrderDocument, MessageKey>> = {
  invoice: 'myOrder.invoice',
  receipt: 'myOrder.receipt',
};

/** An order with its tickets, what was paid, and what its buyer can do with it. */
export function MyOrderDetails(props: MyOrderDetailsProps) {
  const { order, showsQr, showsCalendar, calendarEndpoint, walletPasses, isSaved, onError } = props;
  const { onResend, onEdit, onTransfer, onCancel, onDownload, onLeave } = props;
  const t = useT();
  const locale = useLocale();
  const titleId = useId();
  const ticketsId = useId();
  const paymentId = useId();
  const headingRef = useFocusWhen<HTMLHeadingElement>(true);
  const [dialog, setDialog] = useState<{ ticketId: string } | 'cancel' | null>(null);
  const [isCancelSent, setCancelSent] = useState(false);
  // What was pressed for it is gone.
  const waitingRef = useFocusWhen<HTMLDivElement>(isCancelSent);
  const confirmed = confirmedOrder(order);
  const status = myOrderStatus(order);
  const calendar = useOrderEntry(order.order);
  const isPaid = confirmed.paymentStatus === 'paid';
  const { permissions, documents, cancellation } = order;
  const transferred = order.tickets.find(({ id }) => typeof dialog === 'object' && id === dialog?.ticketId);
  const isValid = order.tickets.some((ticket) => ticket.status === 'valid');
  return (
    <Headless.Root
      load={{ data: { order: confirmed } }}
      locale={locale}
      labels={{ free: t('confirmation.free') }}
      className={css.screen}
    >
      <header className={css.head}>
        <div className={css.titleLine}>
          <Heading level={2} size="2xl" id={titleId} ref={headingRef} tabIndex={-1} className={css.title}>
            {t('confirmation.order', { id: confirmed.id })}
          </Heading>
          <Tag tone={tones[status]}>{t(`myOrder.status.${status}`)}</Tag>
        </div>
        <EventFacts event={confirmed.event} />
      </header>
      <div role="status" className={css.wholeLine}>
        {isSaved && <Notice tone="positive">{t('myOrder.edit.saved')}</Notice>}
      </div>
      <StatusNotice order={confirmed} />
      {cancellation && (
        <div ref={waitingRef} tabIndex={-1} className={css.focusBox}>
          <Notice title={t('myOrder.cancel.waiting')}>{t('myOrder.cancel.waitingText')}</Notice>
        </div>
      )}
      <MyOrderDecisions decisions={order.decisions} />
      {showsCalendar && isValid && (
        <OrderCalendars order={confirmed} {...calendar} fileEndpoint={calendarEndpoint} />
      )}
      {confirmed.tickets.length > 0 && (
        <section aria-labelledby={ticketsId} className={css.section}>
          <Heading level={3} size="xl" id={ticketsId}>
            {t('confirmation.tickets')}
          </Heading>
          <RegisteredTickets
            showsQr={showsQr && isPaid}
            walletPasses={isPaid ? walletPasses : undefined}
            onError={onError}
            actions={(ticketId) => {
              const ticket = order.tickets.find(({ id }) => id === ticketId);
              return (
                ticket && (
                  <MyOrderTicket
                    order={order}
                    ticket={ticket}
                    onResend={onResend}
                    onEdit={() => onEdit(ticketId)}
                    onTransfer={() => setDialog({ ticketId })}
                  />
                )
              );
            }}
          />
          {isValid && confirmed.tickets.length > 1 && (
            <div className={css.line}>
              <ActionButton
                icon="mail"
                act={() => onResend()}
                doneText={(emails) => resentText(emails, { t, locale })}
              >
                {t('myOrder.resend')}
              </ActionButton>
            </div>
          )}
        </section>
      )}
      <section aria-labelledby={paymentId} className={css.section}>
        <Heading level={3} size="xl" id={paymentId}>
          {t('myOrder.payment')}
        </Heading>
        <PaidLines />
        {documents.length > 0 && (
          <div className={css.line}>
            {documents.map((document) => (
              <ActionButton
                key={document}
                icon="download"
                act={() => onDownload(document)}
                doneText={() => t('myOrder.downloaded')}
              >
                {t(documentTexts[document])}
              </ActionButton>
            ))}
          </div>
        )}
      </section>
      <div className={css.line}>
        {permissions.cancel && !cancellation && (
          <Button onClick={() => setDialog('cancel')}>{t('myOrder.cancel')}</Button>
        )}
        <LinkButton onClick={onLeave}>{t('myOrder.another')}</LinkButton>
      </div>
      {transferred && (
        <TransferDialog
          ticket={transferred}
          onSubmit={(to) => onTransfer(transferred.id, to)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'cancel' && (
        <CancellationDialog
          onSubmit={onCancel}
          onSent={() => setCancelSent(true)}
          onClose={() => setDialog(null)}
        />
      )}
    </Headless.Root>
  );
}

/** What the payment still waits for, or what became of an order that does not stand. */
function StatusNotice({ order }: { order: ConfirmationData }) {
  const t = useT();
  const { title, text } = useOutcomeText(order);
  if (paymentPhase(order.paymentStatus) !== 'made')
    return (
      <Notice tone={order.paymentStatus === 'processing' ? 'info' : 'warning'} title={title}>
        {text ?? undefined}
      </Notice>
    );
  if (order.paymentStatus !== 'awaiting') return null;
  const isInvoice = order.orderType === 'invoice';
  return (
    <Notice title={t('confirmation.hero.awaitingTitle')}>
      {t(isInvoice ? 'confirmation.hero.invoiceText' : 'confirmation.hero.awaitingText', {
        event: order.event.name,
        email: order.buyerEmail,
      })}
    </Notice>
  );
}
