// Buyer information.
export {
  BuyerInformationScreen,
  type BuyerInformationScreenProps,
  BuyerInformationView,
} from '../../organizer';
export { useBuyerInformation } from '../../hooks';

// Confirmation.
export {
  ConfirmationSettingsScreen,
  type ConfirmationSettingsScreenProps,
  ConfirmationSettingsView,
} from '../../organizer';
export { useConfirmationSettings } from '../../hooks';

// Invoices.
export { InvoiceSettingsScreen, type InvoiceSettingsScreenProps, InvoiceSettingsView } from '../../organizer';
export { useInvoiceSettings } from '../../hooks';

// Orders.
export {
  OrderDetails,
  type OrderDetailsProps,
  OrderJobs,
  type OrderJobsProps,
  type OrderLinks,
  OrderScreen,
  type OrderScreenProps,
  OrdersScreen,
  type OrdersScreenProps,
  OrderStatusTag,
  OrdersView,
  OrderView,
  TicketsScreen,
  type TicketsScreenProps,
  TicketStatusTag,
  TicketsView,
} from '../../organizer';
export {
  useConfirmationPreview,
  useOrderCalls,
  useOrderFiles,
  useOrderJobCalls,
  useOrderJobRefusals,
  useOrderJobs,
  useOrders,
  useOrganizerOrder,
  useSaleCurrency,
  useSoldTickets,
  useSwapTypes,
  useTicketForm,
  useTicketTypeNames,
} from '../../hooks';

// Payment processors.
export {
  PaymentProcessorsScreen,
  type PaymentProcessorsScreenProps,
  PaymentProcessorsView,
  PaymentProcessorView,
} from '../../organizer';
export {
  useAvailablePaymentProcessors,
  usePaymentProcessor,
  usePaymentProcessors,
  usePaymentProcessorCalls,
} from '../../hooks';

// Promotions.
export {
  ImportPromotionsScreen,
  type ImportPromotionsScreenProps,
  ManyPromotionsScreen,
  type ManyPromotionsScreenProps,
  PromotionEditor,
  type PromotionEditorProps,
  PromotionGroupsScreen,
  type PromotionGroupsScreenProps,
  type PromotionLinks,
  type PromotionRoute,
  PromotionsScreen,
  type PromotionsScreenProps,
} from '../../organizer';

// Registration flows.
export {
  RegistrationFlowScreen,
  type RegistrationFlowScreenProps,
  RegistrationFlowsScreen,
  type RegistrationFlowsScreenProps,
} from '../../organizer';
export { useRegistrationFlows } from '../../hooks';

// Registration form.
export {
  RegistrationFormScreen,
  type RegistrationFormScreenProps,
  RegistrationFormView,
} from '../../organizer';
export { useAttributes, useRegistrationForm } from '../../hooks';

// Sale settings.
export { SaleSettingsScreen, type SaleSettingsScreenProps, SaleSettingsView } from '../../organizer';
export { useSaleSettings } from '../../hooks';

// Ticket types.
export {
  TicketTypeEditor,
  type TicketTypeEditorProps,
  TicketTypesScreen,
  type TicketTypesScreenProps,
} from '../../organizer';
export { useTicketTypes } from '../../hooks';

// Widget settings.
export { WidgetSettingsScreen, type WidgetSettingsScreenProps, WidgetSettingsView } from '../../organizer';
export { useWidgetSettings } from '../../hooks';
