// Organizers: confirmation.
export {
  getPostRegistration,
  getSocialShareSettings,
  savePostRegistration,
  saveSocialShareSettings,
  type PostRegistrationSettings,
  type SocialNetworkName,
  type SocialShareSettings,
} from '../../contract';

// Organizers: invoices.
export {
  getAccountInvoiceData,
  getInvoiceData,
  saveInvoiceData,
  type InvoiceData,
  type InvoiceDataUpdate,
} from '../../contract';

// Organizers: orders.
export {
  cancelOrder,
  cancelOrderJob,
  checkOrderJob,
  disputeOrder,
  exportOrderJobRefusals,
  exportOrders,
  exportOrdersAsCsv,
  exportTickets,
  exportTicketsAsCsv,
  getOrder,
  getOrderJob,
  getTicket,
  inviteToTickets,
  listOrderJobRefusals,
  listOrderJobs,
  listOrders,
  migrateConsecutiveInvoice,
  resendTickets,
  searchTickets,
  sendOrderConfirmation,
  setInvoicePrefix,
  settleInvoice,
  startOrderJob,
  submitTransaction,
  swapTickets,
  transferTicket,
  updateTicketAttendee,
  withdrawSwap,
  type AnswerUpdate,
  type AttendeeUpdate,
  type CancelRequest,
  type InvitationStatus,
  type InviteRequest,
  type InvoiceNumbering,
  type OrderCounts,
  type OrderField,
  type OrderFilter,
  type OrderDispute,
  type OrderJob,
  type OrderJobCheck,
  type OrderJobKind,
  type OrderJobObstacle,
  type OrderJobRefusal,
  type OrderJobRequest,
  type OrderJobStatus,
  type OrderMail,
  type OrderMailKind,
  type OrderNote,
  type OrderRow,
  type OrderShare,
  type OrderStatus,
  type OrganizerOrder,
  type OrganizerTicket,
  type PersonName,
  type RegistrationAnswer,
  type SubmitRequest,
  type SubmittedPayment,
  type SwapChoice,
  type SwapRow,
  type SwapStatus,
  type TicketChange,
  type TicketField,
  type TicketFilter,
  type TicketInvitation,
  type TicketStatus,
  type TicketSwap,
  type TicketTransfer,
  type TicketValidity,
  type TransferRequest,
} from '../../contract';

// Organizers: promotions.
export {
  assignPromotionsToGroup,
  createPromotion,
  createPromotionGroup,
  createPromotionsInBulk,
  deletePromotion,
  deletePromotionAsAdmin,
  deletePromotionGroup,
  emailPromotions,
  getPromotion,
  importPromotions,
  listPromotionGroups,
  listPromotions,
  updatePromotion,
  updatePromotionGroup,
  type PromotionBulk,
  type PromotionCode,
  type PromotionDraft,
  type PromotionEmail,
  type PromotionGroup,
  type PromotionGroupDraft,
  type PromotionGroupUpdate,
  type PromotionImport,
  type PromotionImportError,
  type PromotionStatus,
  type PromotionTerms,
  type PromotionUpdate,
} from '../../contract';

// Organizers: registration flows.
export {
  activateFlow,
  archiveFlow,
  cloneFlow,
  createFlow,
  listFlows,
  renameFlow,
  type FlowName,
  type FlowStep,
  type RegistrationFlow,
} from '../../contract';

// Organizers: registration form.
export {
  getRegistrationForm,
  saveRegistrationForm,
  type AnswerCount,
  type RegistrationFormSettings,
  type RegistrationFormUpdate,
} from '../../contract';

// Organizers: sale settings.
export { getTicketsData, saveTicketsData, type SaleSettings } from '../../contract';

// Organizers: what buyers may do with their own orders, and ask for.
export {
  decideBuyerRequest,
  getBuyerRequests,
  getMyOrderSettings,
  updateMyOrderSettings,
  type BuyerRequest,
  type BuyerRequestObstacle,
  type BuyerRequestStatus,
  type MyOrderSettings,
} from '../../contract';

// Organizers: waitlist.
export {
  getFreePlaces,
  getWaitlist,
  offerPlaces,
  removeFromWaitlist,
  type FreePlaces,
  type OfferRefusal,
  type WaitlistEntry,
  type WaitlistStatus,
} from '../../contract';

// Organizers: ticket types.
export {
  getTicketTypes,
  saveTicketTypes,
  type EventDay,
  type EventMinute,
  type FeeSplit,
  type OrganizerTicketType,
  type TicketAvailability,
  type TicketAvailabilityEnd,
  type TicketTypeDraft,
  type TicketTypeList,
  type TicketTypeSale,
  type TicketTypeTerms,
} from '../../contract';

// Organizers: widget settings.
export {
  getWidgetSettings,
  resetWidgetSettings,
  saveWidgetSettings,
  type TicketsWidgetSettings,
  type TicketsWidgetUpdate,
  type WidgetSwitches,
} from '../../contract';
