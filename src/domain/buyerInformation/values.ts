import type { TicketsWidgetSettings, TicketsWidgetUpdate } from '../../contract';

/** What of the widget's settings is about who buys. 000 §1. */
export interface BuyerInformationValues {
  /** Buyers may be remembered in their browser, and fill in what it remembers. */
  allowInformationReuse: boolean;
  /** Buyers may take over their LinkedIn profile. */
  allowLinkedinAutofill: boolean;
}

export const buyerInformationValues = ({
  allowInformationReuse,
  allowLinkedinAutofill,
}: TicketsWidgetSettings): BuyerInformationValues => ({ allowInformationReuse, allowLinkedinAutofill });

/** What is sent: these members of the widget's settings, all others stay. */
export const buyerInformationUpdate = (
  values: BuyerInformationValues,
  version: number,
): TicketsWidgetUpdate => ({
  ...values,
  version,
});
