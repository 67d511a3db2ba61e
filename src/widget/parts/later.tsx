'use client';
import type { ReactNode } from 'react';
import { usePart } from '../../themed/kit/Arrangement';
import { Later } from '../OrderScreens';

/** Props of `TicketWidget.Form`. @public */
export interface TicketWidgetFormProps {
  /**
   * `Buyer`, `Attendees`, `Fields`, `Payment`, `Billing`, `Consents` and `Submit`, in an order of the page's own, below the form's heading
   * and its summary of errors. In development one that is missing is warned of. Default: in this order.
   */
  children?: ReactNode;
}

/** While tickets are held: form, summary, time left, challenges of a bank, and what became of a hold that ended. 000 §2.5–8. @public */
export function Form({ children }: TicketWidgetFormProps) {
  usePart('Form');
  return <Later isFor={(at) => at !== 'confirmed'}>{children}</Later>;
}

/** The order is made. 001. @public */
export function Confirmation() {
  usePart('Confirmation');
  return <Later isFor={(at) => at === 'confirmed'} />;
}
