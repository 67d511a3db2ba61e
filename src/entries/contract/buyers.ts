// Buyers: waitlist.
export { joinWaitlist, type WaitlistPlace, type WaitlistRequest } from '../../contract';

// Buyers: account.
export {
  createAccessToken,
  createPerson,
  createWebLoginToken,
  deleteAccessToken,
  dropTransferredToken,
  getWebLogin,
  pickTransferredToken,
  saveServiceToken,
  verifyCertificate,
  type CertificateCheck,
  type CertificateProof,
  type ConnectedService,
  type NewPerson,
  type PasswordSignIn,
  type ServiceToken,
  type SignInService,
  type TransferredToken,
  type WebLogin,
} from '../../contract';

// Buyers: confirmation.
export {
  getConfirmation,
  type ConfirmationCampaign,
  type ConfirmationData,
  type ConfirmationLinks,
  type ConfirmationThumbnail,
  type ConfirmedSession,
  type ConfirmedTicket,
  type OrderType,
  type PaymentStatus,
} from '../../contract';

// Buyers: hot leads.
export {
  listHotLeads,
  sendHotLead,
  type HotLead,
  type HotLeadRequest,
  type HotLeadStatus,
} from '../../contract';

// Buyers: their own order.
export {
  findMyOrder,
  getMyOrderDocument,
  requestCancellation,
  requestTransfer,
  resendMyTickets,
  saveMyAttendee,
  type BuyerRequestKind,
  type MyOrder,
  type MyOrderDecision,
  type MyOrderDocument,
  type MyOrderLookup,
  type MyOrderPermissions,
  type MyTicket,
  type RequestedCancellation,
  type RequestedTransfer,
} from '../../contract';

// Buyers: order.
export {
  createOrderLink,
  extendTransaction,
  openOrderLink,
  getPersonTickets,
  getSaveOutcome,
  getTransaction,
  holdSwap,
  holdTickets,
  releaseTransaction,
  saveFormData,
  saveOrder,
  setPayByInvoice,
  uploadFormFile,
  type BillingAddress,
  type GatewayAnswer,
  type HeldTicket,
  type HeldTransaction,
  type LinkedOrder,
  type OrderLink,
  type HoldRequest,
  type OrderPayment,
  type OrderTotals,
  type PaymentChoice,
  type PersonSubmission,
  type SavedOrder,
  type SaveRequest,
  type SwapHoldRequest,
  type SwapTicketRow,
  type TransactionFields,
} from '../../contract';

// Buyers: payment.
export {
  getBitcoinSource,
  requestPayPalPayment,
  requestZoozToken,
  type BitcoinSource,
  type BitcoinSourceStatus,
  type PayPalRequest,
  type ZoozToken,
  type ZoozTokenRequest,
} from '../../contract';

// Buyers: registration.
export type {
  FormEntry,
  FormFile,
  FormModel,
  FormQuestion,
  FormQuestionType,
  FormSession,
  FormSubmission,
  PersonTicket,
} from '../../contract';

// Buyers: sharing.
export { reportShare, shareByEmail, type ShareEmailRow } from '../../contract';

// Buyers: tickets.
export { getTickets, type Availability, type TicketsData, type TicketType } from '../../contract';

// Buyers: widget.
export {
  getWidgetBootstrap,
  type FeatureFlags,
  type SiteCaptcha,
  type SiteConf,
  type ThemeSettings,
  type WidgetBootstrap,
  type WidgetConfig,
} from '../../contract';
