'use client';
import { memo, useContext, useMemo, type ReactNode } from 'react';
import { List as TicketList } from '../../themed/tickets/selection/parts';
import { SelectionContext } from '../../themed/tickets/selection/SelectionContext';
import { TicketTableRow, type TicketRowProps } from '../../themed/tickets/TicketTableRow';
import { useRowLabels } from '../../themed/tickets/useRowLabels';
import { Selection as SelectionScreen } from '../OrderScreens';

/** Props of `TicketWidget.Selection`. @experimental */
export interface TicketWidgetSelectionProps {
  /** `Header`, `List`, `Promotion`, `Footer` and `AlsoAttending`, in an order of the page's own. Default: in this order. */
  children?: ReactNode;
}

/** Choosing tickets, up to the hold. 000 §2.1–4. @experimental */
export const Selection = ({ children }: TicketWidgetSelectionProps) => (
  <SelectionScreen>{children}</SelectionScreen>
);

/** Props of `TicketWidget.List`. @experimental */
export interface TicketWidgetListProps {
  /** Draws a ticket type in the place of our row. Keep it the same between renders. Default: `TicketWidget.Row`. */
  Row?: ((props: TicketRowProps) => ReactNode) | undefined;
}

/** The ticket types, or why there are none to choose from; a long list can be searched. 000 §2.1. @experimental */
export function List({ Row: Own }: TicketWidgetListProps) {
  const screen = useContext(SelectionContext);
  const own = useMemo(() => screen && { ...screen, Row: Own }, [screen, Own]);
  return (
    <SelectionContext.Provider value={own}>
      <TicketList />
    </SelectionContext.Provider>
  );
}

/** Our row of one ticket type, for a `Row` that draws some of them itself. 000 §2.2. @experimental */
export const Row = /* @__PURE__ */ memo(function Row(props: TicketRowProps) {
  return <TicketTableRow {...props} labels={useRowLabels()} measuresLate={false} />;
});
