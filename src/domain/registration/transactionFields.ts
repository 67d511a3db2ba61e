import type { HeldTransaction, TransactionFields, WidgetConfig } from '../../contract';

/** What of an event's settings goes with an order. */
export type OrderSettings = Pick<
  WidgetConfig,
  'joinCommunityOnRegistration' | 'enableHotLeads' | 'hotLeadsConsent'
>;

/**
 * What the buyer saw, sent with the order for comparison (000 §3 Transaction). `leadConsent` is the answer of the privacy panel;
 * absent where nobody was asked.
 */
export const transactionFields = (
  hold: HeldTransaction,
  { joinCommunityOnRegistration, enableHotLeads = false, hotLeadsConsent = false }: OrderSettings,
  leadConsent: boolean | undefined,
): TransactionFields => ({
  eventId: hold.eventId,
  gateway: hold.gateway,
  taxTotal: hold.taxTotal,
  taxName: hold.taxName,
  timeLimit: hold.timeLimit,
  isPayByInvoice: hold.isPayByInvoice,
  ...(joinCommunityOnRegistration !== undefined && { joinCommunityOnRegistration }),
  ...(enableHotLeads && {
    enableHotLeads,
    hotLeadsConsent,
    hotLeadsConsentAccepted: leadConsent ?? false,
  }),
});
