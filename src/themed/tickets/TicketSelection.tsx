'use client';
import { ListedContext } from './ListedContext';
import { AlsoAttending, Footer, List, Promotion } from './selection/parts';
import { SelectionContext } from './selection/SelectionContext';
import { useSelectionScreen } from './selection/useSelectionScreen';
import * as css from './TicketSelection.css';
import { TicketSelectionHeader } from './TicketSelectionHeader';
import type { TicketSelectionProps } from './ticketSelectionProps';

/** The first screen: tickets, promotion code, total, order. Draws what it is given and fetches nothing. 000 §2.1–4. @public */
export function TicketSelection(props: TicketSelectionProps) {
  const screen = useSelectionScreen(props);
  return (
    <ListedContext.Provider value={!!(props.tickets ?? props.failure)}>
      <div className={css.screen}>
        <TicketSelectionHeader {...screen} />
        {props.children ? (
          <SelectionContext.Provider value={screen}>{props.children}</SelectionContext.Provider>
        ) : (
          <>
            <List screen={screen} />
            <Promotion screen={screen} />
            <Footer screen={screen} />
            <AlsoAttending screen={screen} />
          </>
        )}
      </div>
    </ListedContext.Provider>
  );
}
