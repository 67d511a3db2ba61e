'use client';
import type { ReactNode } from 'react';
import { Arrangement } from '../../themed/kit/Arrangement';
import { WidgetRoot } from '../TicketWidget';
import type { TicketWidgetProps } from '../ticketWidgetProps';

/** Props of `TicketWidget.Root`. @public */
export interface TicketWidgetRootProps extends Omit<TicketWidgetProps, 'components'> {
  /** Parts of the widget, and anything of the page's own between them. Each part draws itself in the steps of an order that it is for. */
  children: ReactNode;
}

/** Each shows a part of the way to an order, and what became of it. */
const needed = ['Selection', 'Form', 'Confirmation'];

/**
 * The whole order flow around an arrangement of the page's own: hold, timer, payment, and what keeps people from paying twice. Until
 * the event is read, and to who comes back from a provider's page, it shows a screen of the widget's in its place. Needs a
 * `BoxofficeProvider` above. 000 §2. @public
 */
export const Root = ({ children, ...props }: TicketWidgetRootProps) => (
  <WidgetRoot
    {...props}
    arrangement={
      <Arrangement of="TicketWidget.Root" needs={needed}>
        {children}
      </Arrangement>
    }
  />
);
