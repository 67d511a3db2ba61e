'use client';
import { AlsoAttending, Footer, Header, List, Promotion } from './selection/parts';
import { SelectionContext } from './selection/SelectionContext';
import { useSelectionScreen } from './selection/useSelectionScreen';
import * as css from './TicketSelection.css';
import type { TicketSelectionProps } from './ticketSelectionProps';

/** The first screen: tickets, promotion code, total, order. Draws what it is given and fetches nothing. 000 §2.1–4. @public */
export function TicketSelection(props: TicketSelectionProps) {
  const screen = useSelectionScreen(props);
  return (
    <SelectionContext.Provider value={screen}>
      <div className={css.screen}>
        {props.children ?? (
          <>
            <Header />
            <List />
            <Promotion />
            <Footer />
            <AlsoAttending />
          </>
        )}
      </div>
    </SelectionContext.Provider>
  );
}
