'use client';
import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { BuyerRequest } from '../../contract';
import { canApprove, nameOf, type Decision } from '../../domain/myOrder/requests';
import { formatInstant } from '../../domain/time/formatInstant';
import { useFocusWhen } from '../../headless/useFocusWhen';
import type { BuyerRequestCalls, DecisionOutcome } from '../../hooks/organizer/myOrder/useBuyerRequests';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Notice } from '../../themed/kit/Notice';
import { Drawer } from '../kit/page';
import { RoutedLink } from '../kit/page/RoutedLink';
import { DecisionDialog } from './DecisionDialog';
import * as css from './myOrder.css';
import { RequestStatusTag } from './RequestStatusTag';

export interface RequestDrawerProps {
  request: BuyerRequest;
  /** IANA zone of the event. */
  timeZone: string;
  decide: BuyerRequestCalls['decide'];
  orderHrefOf?: ((orderId: string) => string) | undefined;
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** It was decided, here or by somebody else: as it is now. */
  onDecided: (request: BuyerRequest) => void;
  onClose: () => void;
}

type Fact = readonly [name: string, value: ReactNode];

/** What one buyer asked for, and the decision about it. */
export function RequestDrawer(props: RequestDrawerProps) {
  const { request, decide, onDecided, onClose } = props;
  const t = useT();
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const [last, setLast] = useState<DecisionOutcome | null>(null);
  // Once the dialog is gone, which holds the focus as long as it is there; the button that opened it may be gone as well.
  const outcomeRef = useFocusWhen<HTMLDivElement>(last !== null && deciding === null);
  const end = (outcome: DecisionOutcome) => {
    setDeciding(null);
    setLast(outcome);
    onDecided(outcome.request);
  };
  return (
    <>
      <Drawer title={t(`organizer.myOrder.kind.${request.kind}`)} contentKey={request.id} onClose={onClose}>
        <div className={css.parts}>
          <div ref={outcomeRef} tabIndex={-1} className={css.outcome}>
            <div>
              <RequestStatusTag status={request.status} />
            </div>
            <div role="status">{last && <Outcome {...last} />}</div>
            {request.status === 'closed' && !last?.isOvertaken && (
              <Notice>{t('organizer.myOrder.closed')}</Notice>
            )}
          </div>
          <Facts {...props} />
          {request.status === 'open' && <Choice {...props} onChoose={setDeciding} />}
        </div>
      </Drawer>
      {deciding && (
        <DecisionDialog
          request={request}
          decision={deciding}
          decide={decide}
          onDone={end}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  );
}

/** What became of the decision that was sent last. */
function Outcome({ request, isOvertaken }: DecisionOutcome) {
  const t = useT();
  if (isOvertaken)
    return (
      <Notice tone="warning" title={t('organizer.myOrder.overtaken.title')}>
        {t(request.status === 'closed' ? 'organizer.myOrder.closed' : 'organizer.myOrder.overtaken.text')}
      </Notice>
    );
  return <Notice tone="positive">{t('organizer.myOrder.done', { email: request.buyerEmail })}</Notice>;
}

function Facts({ request, timeZone, orderHrefOf, onNavigate }: RequestDrawerProps) {
  const t = useT();
  const locale = useLocale();
  const { orderId, ticket, to, requestedDate, decidedDate } = request;
  const moment = (instant: string) =>
    formatInstant(instant, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const number = <bdi dir="ltr">{orderId}</bdi>;
  const order: Fact = [
    t('organizer.orders.column.order'),
    orderHrefOf ? (
      <RoutedLink href={orderHrefOf(orderId)} className={css.link} onNavigate={onNavigate}>
        {number}
      </RoutedLink>
    ) : (
      number
    ),
  ];
  const about: Fact[] =
    ticket && to
      ? [
          [
            t('organizer.myOrder.ticket'),
            <>
              <bdi>{ticket.ticketName}</bdi>
              <br />
              <bdi dir="ltr">{ticket.id}</bdi>
            </>,
          ],
          [t('organizer.myOrder.from'), <bdi key="from">{ticket.attendeeName}</bdi>],
          [
            t('organizer.myOrder.to'),
            <>
              <bdi>{nameOf(to)}</bdi>
              <br />
              <bdi dir="ltr">{to.emailAddress}</bdi>
            </>,
          ],
        ]
      : [
          [
            t('organizer.myOrder.reason'),
            <bdi key="reason">{request.reason || t('organizer.myOrder.noReason')}</bdi>,
          ],
        ];
  const decided: Fact[] =
    decidedDate === null
      ? []
      : request.status === 'closed'
        ? [[t('organizer.myOrder.status.closed'), moment(decidedDate)]]
        : [
            [t('organizer.myOrder.decided'), moment(decidedDate)],
            [t('organizer.myOrder.decidedBy'), <bdi key="by">{request.decidedBy}</bdi>],
            [
              t('organizer.myOrder.note'),
              <bdi key="note">{request.note || t('organizer.myOrder.noNote')}</bdi>,
            ],
          ];
  const buyer: Fact = [
    t('organizer.orders.column.buyer'),
    <>
      <bdi>{request.buyerName}</bdi>
      <br />
      <bdi dir="ltr">{request.buyerEmail}</bdi>
    </>,
  ];
  const facts: Fact[] = [
    buyer,
    order,
    ...about,
    [t('organizer.myOrder.requested'), moment(requestedDate)],
    ...decided,
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt className={css.term}>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChoiceProps extends Pick<RequestDrawerProps, 'request' | 'orderHrefOf' | 'onNavigate'> {
  onChoose: (decision: Decision) => void;
}

/** The way to a decision, and why it can't be the one that was asked for. */
function Choice({ request, orderHrefOf, onNavigate, onChoose }: ChoiceProps) {
  const t = useT();
  const whyId = useId();
  const whyRef = useRef<HTMLDivElement>(null);
  const { obstacle, orderId } = request;
  const isPossible = canApprove(request);
  return (
    <>
      {obstacle && (
        <div ref={whyRef} id={whyId} tabIndex={-1} className={css.outcome}>
          <Notice tone="warning">
            {t(`organizer.myOrder.obstacle.${obstacle}`)}{' '}
            {orderHrefOf && (
              <RoutedLink href={orderHrefOf(orderId)} onNavigate={onNavigate}>
                {t('organizer.myOrder.openOrder', { id: orderId })}
              </RoutedLink>
            )}
          </Notice>
        </div>
      )}
      <div className={css.actions}>
        <Button
          variant="primary"
          aria-disabled={!isPossible || undefined}
          aria-describedby={isPossible ? undefined : whyId}
          onClick={() => (isPossible ? onChoose('approved') : whyRef.current?.focus())}
        >
          {t('organizer.myOrder.approve')}
        </Button>
        <Button onClick={() => onChoose('declined')}>{t('organizer.myOrder.decline')}</Button>
      </div>
    </>
  );
}
