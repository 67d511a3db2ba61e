'use client';
import { memo, type ReactNode } from 'react';
import { usePart } from '../../themed/kit/Arrangement';
import { TicketTableRow, type TicketRowProps } from '../../themed/tickets/TicketTableRow';
import { useRowLabels } from '../../themed/tickets/useRowLabels';
import { useWidgetOrder } from '../OrderContext';
import { Selection as SelectionScreen } from '../OrderScreens';

/** Props of `TicketWidget.Selection`. @public */
export interface TicketWidgetSelectionProps {
  /** `List`, `Promotion`, `Footer` and `AlsoAttending` below the title, in an order of the page's own. Default: in this order. */
  children?: ReactNode;
}

/** Choosing tickets, up to the hold. 000 §2.1–4. @public */
export function Selection({ children }: TicketWidgetSelectionProps) {
  usePart('Selection');
  const { choice } = useWidgetOrder();
  return choice && <SelectionScreen {...choice}>{children}</SelectionScreen>;
}

/** Our row of one ticket type, for a `Row` of `List` that draws some of them itself. 000 §2.2. @public */
export const Row = /* @__PURE__ */ memo(function Row(props: TicketRowProps) {
  return <TicketTableRow {...props} labels={useRowLabels()} measuresLate={false} />;
});
