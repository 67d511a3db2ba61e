'use client';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { AttendeeThumbnail, PaymentChoice, TicketType } from '../../contract';
import { messageOf, type Message, type Problem } from '../../domain';
import { focusQuantity } from '../../headless';
import { useT } from '../../i18n';
import { LoadFailure, type LoadFailureProps } from '../notices/LoadFailure';
import { ProblemBanner } from '../notices/ProblemBanner';
import { NoTickets } from './NoTickets';
import { OrderFooter, type OrderFooterProps } from './OrderFooter';
import { TicketListSkeleton } from './TicketListSkeleton';
import * as css from './TicketSelection.css';
import { TicketSelectionHeader, type TicketSelectionHeaderProps } from './TicketSelectionHeader';
import { TicketTable, type TicketTableProps } from './TicketTable';
import { useExtras } from './useExtras';

/** From so many ticket types on they can be searched. */
const longList = 15;

/** The footer of the screen: how an order is made, or why it can't be. @public */
export interface TicketSelectionOrder extends Omit<
  OrderFooterProps,
  'messages' | 'pending' | 'problem' | 'reason' | 'unavailable'
> {
  /** What `checkSelection` answers. A press then says it and goes to the quantity instead of ordering. */
  unavailable: Message | null;
}

/** Props of `TicketSelection`. @public */
export interface TicketSelectionProps
  extends
    Pick<TicketSelectionHeaderProps, 'event' | 'title' | 'onBack'>,
    Omit<TicketTableProps, 'tickets' | 'timeZone'> {
  /** Place of the title in the page's outline. Default: 2. */
  level?: 1 | 2 | undefined;
  /** `null` while they are read for the first time. */
  tickets: readonly TicketType[] | null;
  /** The list could not be read; tickets read before stay. */
  failure?: Pick<LoadFailureProps, 'onRetry' | 'retrying' | 'isAnswered'> | null | undefined;
  /** The organizer’s words for an empty list. */
  noTicketsHeader?: string | undefined;
  /** Where a promotion code is entered, e.g. a `PromoPanel`; nothing where codes are not taken. */
  promo?: ReactNode;
  /** What changed on the list, above the ways to order, e.g. `ListChanges`. */
  changes?: ReactNode;
  /** Totals, ways to order, and what became of the last press. */
  order: TicketSelectionOrder;
  /** What went wrong with the order. */
  problem: Problem | null;
  /** Where to write when it can’t be put right here. */
  supportEmail?: string | undefined;
  /** The problem was put away. */
  onProblemDismiss: () => void;
  /** The problem was shown long enough. */
  onProblemExpire: () => void;
  /** Empty where faces are not shown. */
  attendees: readonly AttendeeThumbnail[];
}

/** The first screen: tickets, promotion code, total, order. Draws what it is given and fetches nothing. 000 §2.1–4. @public */
export function TicketSelection(props: TicketSelectionProps) {
  const { event, tickets, promo, level = 2 } = props;
  const extras = useExtras();
  const list = useRef<HTMLDivElement>(null);
  const hasTickets = tickets !== null && tickets.length > 0;
  const below = level === 1 ? 2 : 3;
  const failure = useFailure(list, props);
  const [found, setFound] = useState<ReadonlySet<string> | null>(null);
  const [isListed, setListed] = useState(false);
  const isLong = hasTickets && tickets.length >= longList;
  const isSoldOut = hasTickets && tickets.every(({ remainingTickets }) => remainingTickets === 0);
  const listed = isLong && found ? tickets.filter(({ id }) => found.has(id)) : tickets;
  return (
    <div className={css.screen}>
      <TicketSelectionHeader {...props} level={level} />
      {failure && !hasTickets && <LoadFailure {...failure} level={below} />}
      {tickets === null && !failure && <TicketListSkeleton />}
      {tickets?.length === 0 && !failure && <NoTickets header={props.noTicketsHeader} level={below} />}
      {isSoldOut && (
        <div className={css.soldOut}>
          {extras && (
            <extras.AllSoldOut
              title={props.noTicketsText}
              level={below}
              isListed={isListed}
              onListedChange={setListed}
            />
          )}
        </div>
      )}
      {isLong && !isSoldOut && (
        <div className={css.search}>
          {extras && <extras.TicketSearch tickets={tickets} onFound={setFound} />}
        </div>
      )}
      {listed && listed.length > 0 && (!isSoldOut || isListed || extras === null) && (
        <TicketTable {...props} ref={list} tickets={listed} timeZone={event['time-zone-id']} />
      )}
      {promo && tickets !== null && <div className={css.promo}>{promo}</div>}
      {failure && hasTickets && <LoadFailure {...failure} variant="notice" />}
      {hasTickets && !isSoldOut && <Footer {...props} list={list} />}
      {extras && (tickets ?? failure) && props.attendees.length > 0 && (
        <div className={css.aside}>
          <extras.AlsoAttending attendees={props.attendees} level={below} />
        </div>
      )}
    </div>
  );
}

/**
 * The button of another try goes with its panel; who pressed it is led to the list that comes instead. Answers what to show
 * of a failure.
 */
function useFailure(list: RefObject<HTMLElement | null>, { failure, tickets }: TicketSelectionProps) {
  const hasRetried = useRef(false);
  useEffect(() => {
    if (failure || !tickets || !hasRetried.current) return;
    hasRetried.current = false;
    if (document.activeElement === document.body) focusQuantity(list.current);
  }, [failure, tickets, list]);
  const onRetry = () => {
    hasRetried.current = true;
    failure?.onRetry();
  };
  return failure && { ...failure, onRetry };
}

interface FooterProps extends TicketSelectionProps {
  list: RefObject<HTMLDivElement | null>;
}

function Footer({ order, problem, pending = false, list, ...props }: FooterProps) {
  const t = useT();
  const [requested, setRequested] = useState(false);
  const { unavailable } = order;
  if (requested && !unavailable) setRequested(false);

  const press = (choice: PaymentChoice) => {
    if (!unavailable) {
      order.onOrder(choice);
      return;
    }
    setRequested(true);
    focusQuantity(list.current, unavailable.key === 'tickets.problem.tooMany' ? 'firstChosen' : 'first');
  };
  const why = unavailable && messageOf(unavailable, t);
  return (
    <OrderFooter
      {...order}
      messages={
        <>
          {props.changes}
          <ProblemBanner
            problem={problem}
            supportEmail={props.supportEmail}
            onDismiss={props.onProblemDismiss}
            onExpire={props.onProblemExpire}
          />
        </>
      }
      pending={pending}
      unavailable={unavailable !== null}
      onOrder={press}
      reason={why}
      problem={requested ? why : null}
    />
  );
}
