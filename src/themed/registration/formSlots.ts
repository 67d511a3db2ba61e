import type { ReactNode } from 'react';

/** Places in the registration form for something of the page's own. What is in them is part of the form’s layout, not of what it sends. @experimental */
export interface FormSlots {
  /** Below the form’s heading. */
  beforeForm?: ReactNode;
  /** Below who buys. */
  afterBuyer?: ReactNode;
  /** Above the fields of a payment; nowhere when nothing is paid here. */
  beforePayment?: ReactNode;
  /** Below the bill; also where nothing is billed. */
  afterBilling?: ReactNode;
  /** Above the button that sends the order. */
  beforeSubmit?: ReactNode;
}
