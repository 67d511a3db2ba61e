'use client';
import type { TicketTableProps } from '../TicketTable';
import * as parts from './parts';
import { useSelection } from './SelectionContext';

/** The ticket types, or why there are none to choose from; a long list can be searched. 000 §2.1. @experimental */
export function List({ Row }: Pick<TicketTableProps, 'Row'>) {
  return <parts.List screen={useSelection()} Row={Row} />;
}

/** Where a promotion code is entered, on a screen that takes one. @experimental */
export function Promotion() {
  return <parts.Promotion screen={useSelection()} />;
}

/** What it comes to, the ways to order, and what became of the last press. @experimental */
export function Footer() {
  return <parts.Footer screen={useSelection()} />;
}

/** Faces of who comes as well, where the organizer shows them. @experimental */
export function AlsoAttending() {
  return <parts.AlsoAttending screen={useSelection()} />;
}
