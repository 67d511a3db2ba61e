'use client';
import { useState, type MouseEvent } from 'react';
import { messageOf, orderProblem } from '../../domain';
import {
  useInvoiceData,
  useOrderCalls,
  useOrganizerOrder,
  useSave,
  useTicketForm,
  useSwapTypes,
  useWidgetBootstrap,
  type OrderCalls,
} from '../../hooks';
import { useT, type MessageKey } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { PageHeader, type BackLink } from '../kit/page';
import { ScreenState } from '../kit/record';
import { titleOf } from '../kit/form';
import { useOrderActions } from './actions/useOrderActions';
import { ConfirmationPreview } from './ConfirmationPreview';
import { OpenRequests } from './OpenRequests';
import { OrderView, type OrderViewProps } from './OrderView';
import * as css from './OrderView.css';

/** Props of `OrderScreen`. @experimental */
export interface OrderScreenProps extends Pick<OrderViewProps, 'swapHrefOf'> {
  /** The event. */
  eventId: string;
  /** The order. */
  orderId: string;
  /** Address of the list of orders; without it there is no way back. */
  ordersHref?: string | undefined;
  /** Address of what the buyer of this order asked for; without it no notice leads there while something is open. */
  requestsHref?: string | undefined;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const noTimeZone = 'UTC';

/** One order: its tickets, attendees, payments, invoice and history, and all that can be done with it. 002 §7. */
export function OrderScreen(props: OrderScreenProps) {
  const { eventId, orderId, ordersHref, requestsHref, onNavigate, swapHrefOf } = props;
  const t = useT();
  const read = useOrganizerOrder(eventId, orderId);
  const { data: order } = read;
  const widget = useWidgetBootstrap(eventId);
  const { data: bootstrap } = widget;
  const invoice = useInvoiceData(eventId, bootstrap?.invoiceData ?? undefined, order?.invoiceNumber != null);
  // The event's name and zone are the widget's.
  const isSenderUnknown = invoice.isFailed || (widget.isError && !bootstrap);
  const retrySender = () => {
    if (!bootstrap) void widget.refetch();
    if (!invoice.data) void invoice.refetch();
  };
  const calls = useOrderCalls(eventId);
  const swapTypes = useSwapTypes(eventId, { enabled: order !== undefined });
  const form = useTicketForm(eventId, { enabled: order !== undefined });
  const actions = useOrderActions({ order: order ?? null, calls, swapTypes, form });
  const settling = useSettling(calls, orderId);
  const [isPreview, setPreview] = useState(false);
  const back: BackLink | undefined =
    ordersHref === undefined
      ? undefined
      : { href: ordersHref, label: t('organizer.orders.title'), onNavigate };
  return (
    <div className={css.root}>
      {!order && <PageHeader back={back} title={t('organizer.orders.order.title', { id: orderId })} />}
      <ScreenState
        loads={[read]}
        data={{ order }}
        isUnknown={!order && read.isUnknown}
        loading={t('organizer.orders.order.loading')}
        failed={t('organizer.orders.order.loadFailed')}
      >
        {(found) => (
          <OrderView
            {...found}
            back={back}
            actions={actions}
            swapHrefOf={swapHrefOf}
            sender={invoice.data}
            onRetrySender={isSenderUnknown ? retrySender : undefined}
            eventName={bootstrap?.event.name ?? ''}
            timeZone={bootstrap?.event['time-zone-id'] ?? noTimeZone}
            isSettling={settling.isBusy}
            onSettle={() => void settling.settle()}
            onPreview={() => setPreview(true)}
            notice={
              <>
                {settling.notice}
                <OpenRequests
                  eventId={eventId}
                  orderId={orderId}
                  href={requestsHref}
                  onNavigate={onNavigate}
                />
              </>
            }
          />
        )}
      </ScreenState>
      {actions.dialog}
      {isPreview && order && (
        <ConfirmationPreview eventId={eventId} order={order} onClose={() => setPreview(false)} />
      )}
    </div>
  );
}

/** Marking the invoice as paid: once, however often it is pressed. */
function useSettling(calls: OrderCalls, orderId: string) {
  const t = useT();
  const {
    state,
    save,
    settle: dismiss,
  } = useSave<null>({
    save: async () => {
      await calls.settle(orderId);
      return { values: null, version: 1 };
    },
    toErrorMessage: orderProblem,
  });
  const notice =
    state.at === 'failed' ? (
      <Notice tone="danger" live="assertive" title={t(titleOf(state.problem))} onDismiss={dismiss}>
        {messageOf<MessageKey>(state.problem.message, t)}
      </Notice>
    ) : (
      state.at === 'saved' && (
        <Notice tone="positive" live="polite" onDismiss={dismiss}>
          {t('organizer.orders.order.invoice.settled')}
        </Notice>
      )
    );
  return { settle: () => save(null, 0), isBusy: state.at === 'saving', notice };
}
