'use client';
import { useState } from 'react';
import type { PaymentChoice } from '../../../contract';
import { messageOf } from '../../../domain';
import { focusQuantity } from '../../../headless';
import { useT } from '../../../i18n';
import { LoadFailure } from '../../notices/LoadFailure';
import { ProblemBanner } from '../../notices/ProblemBanner';
import { NoTickets } from '../NoTickets';
import { OrderFooter } from '../OrderFooter';
import { TicketListSkeleton } from '../TicketListSkeleton';
import * as css from '../TicketSelection.css';
import { TicketTable, type TicketTableProps } from '../TicketTable';
import { useExtras } from '../useExtras';
import type { SelectionScreen } from './useSelectionScreen';

interface PartProps {
  screen: SelectionScreen;
}

/** The ticket types, or why there are none to choose from; a long list can be searched. 000 §2.1. */
export function List({ screen: { list, ...screen }, Row }: PartProps & Pick<TicketTableProps, 'Row'>) {
  const { event, tickets, failure, below, hasTickets, isSoldOut, listed, isLong } = screen;
  const extras = useExtras();
  const [isListed, setListed] = useState(false);
  return (
    <>
      {failure && !hasTickets && <LoadFailure {...failure} level={below} />}
      {tickets === null && !failure && <TicketListSkeleton />}
      {tickets?.length === 0 && !failure && <NoTickets header={screen.noTicketsHeader} level={below} />}
      {isSoldOut && (
        <div className={css.soldOut}>
          {extras && (
            <extras.AllSoldOut
              title={screen.noTicketsText}
              level={below}
              isListed={isListed}
              onListedChange={setListed}
            />
          )}
        </div>
      )}
      {tickets && isLong && !isSoldOut && (
        <div className={css.search}>
          {extras && <extras.TicketSearch tickets={tickets} onFound={screen.setFound} />}
        </div>
      )}
      {listed && listed.length > 0 && (!isSoldOut || isListed || extras === null) && (
        <TicketTable
          {...screen}
          ref={list}
          tickets={listed}
          foundIn={tickets}
          timeZone={event['time-zone-id']}
          Row={Row ?? screen.Row}
        />
      )}
    </>
  );
}

/** Where a promotion code is entered, on a screen that takes one. */
export function Promotion({ screen: { promo, tickets } }: PartProps) {
  return tickets && promo && <div className={css.promo}>{promo}</div>;
}

/** Faces of who comes as well, where the organizer shows them. */
export function AlsoAttending({ screen: { tickets, failure, attendees, below } }: PartProps) {
  const extras = useExtras();
  return (
    extras &&
    (tickets ?? failure) &&
    attendees.length > 0 && (
      <div className={css.aside}>
        <extras.AlsoAttending attendees={attendees} level={below} />
      </div>
    )
  );
}

/** What it comes to, the ways to order, and what became of the last press. */
export function Footer({ screen }: PartProps) {
  const { failure, hasTickets, isSoldOut } = screen;
  return (
    <>
      {failure && hasTickets && <LoadFailure {...failure} variant="notice" />}
      {hasTickets && !isSoldOut && <Order {...screen} />}
    </>
  );
}

function Order({ order, problem, pending = false, list, ...screen }: SelectionScreen) {
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
          {screen.changes}
          <ProblemBanner
            problem={problem}
            supportEmail={screen.supportEmail}
            onDismiss={screen.onProblemDismiss}
            onExpire={screen.onProblemExpire}
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
