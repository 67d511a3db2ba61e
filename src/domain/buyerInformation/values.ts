import type { TicketsWidgetSettings, TicketsWidgetUpdate } from '../../contract';

/** What of the widget's settings is about who buys. 000 §1. */
export interface BuyerValues {
  /** Buyers may be remembered in their browser, and fill in what it remembers. */
  allowInformationReuse: boolean;
  /** Buyers may take over their LinkedIn profile. */
  allowLinkedinAutofill: boolean;
}

export const buyerValues = ({
  allowInformationReuse,
  allowLinkedinAutofill,
}: TicketsWidgetSettings): BuyerValues => ({ allowInformationReuse, allowLinkedinAutofill });

/** What is sent: these members of the widget's settings, all others stay. */
export const buyerUpdate = (values: BuyerValues, version: number): TicketsWidgetUpdate => ({
  ...values,
  version,
});
