// Ticket types on sale.
export {
  ticketRowState,
  type TicketRowState,
  type TicketRowContext,
  quantityOptions,
  defaultSelection,
  checkSelection,
  ticketDays,
  type TicketDay,
  type Selection,
} from '../domain';

// The waitlist of a ticket type.
export {
  hasWaitlist,
  waitingQuantities,
  waitingErrors,
  joinProblem,
  type JoinProblem,
  type WaitingErrors,
  type WaitingValues,
} from '../domain';

// Money.
export {
  lineTax,
  orderTotals,
  type OrderTotals,
  linesOf,
  type OrderLine,
  formatMoney,
  minorUnitsOf,
  toMinor,
} from '../domain';

// Registration and payment.
export {
  registrationSchema,
  billingSchema,
  transactionSchema,
  hostedCardSchema,
  bitcoinSchema,
  type RegistrationContext,
  type RegistrationValues,
  type CustomField,
  isEmail,
  typoHint,
} from '../domain';
export { invoiceDataSchema, type InvoiceSender } from '../domain/invoices';

// Ticket types and settings of organizers.
export {
  ticketTypeSchema,
  type TicketTypeRules,
  ticketTypeDefaults,
  type TicketTypeValues,
  deriveTicketType,
  type DerivedTicketType,
  type DeriveOptions,
  choiceSchema,
  embedSnippet,
  type EmbedSnippet,
} from '../domain';
export { widgetSettingsSchema, type WidgetSettingsValues } from '../domain/widgetSettings';

// Sharing.
export { shareByEmailSchema, socialMessageSchema } from '../domain';

// The order.
export {
  step,
  initialOrder,
  type OrderState,
  type OrderEvent,
  summaryLines,
  savedTotal,
  type SummaryLine,
  type SummarySource,
  orderError,
  holdError,
  type FailureLike,
  type Problem,
  type Message,
  messageOf,
} from '../domain';

// What the widget reports.
export type { WidgetEvent, WidgetEventListener, CompletedOrder } from '../domain';

// Coming back from a payment page.
export { readPaymentReturn, withoutPaymentReturn, type PaymentReturn, parametersOf } from '../domain';

// Calendars, messages.
export {
  calendarLinks,
  type CalendarLinks,
  type CalendarLinksOptions,
} from '../domain/calendar/calendarLinks';
export { type CalendarEntry, eventEntry, sessionEntry } from '../domain/calendar/entry';
export { fillPlaceholders, type PlaceholderValues } from '../domain/confirmation';

// A finished order.
export {
  confirmationStatus,
  type ConfirmationStatus,
  type ConfirmationLoad,
  orderGreeting,
  type OrderGreeting,
  orderOutcome,
  type OrderOutcomeFacts,
  orderPayment,
  type OrderPayment,
  orderSums,
  type OrderSums,
  isSentToAttendees,
} from '../domain/confirmation';

// Addresses, looks, countries.
export {
  safeUrl,
  type SafeUrlOptions,
  resolveTheme,
  type ResolvedTheme,
  countries,
  type Country,
  type CountriesOptions,
} from '../domain';
export { sanitizeHtml } from '../themed/kit/sanitizeHtml';

// Time.
export { type Clock, systemClock } from '../domain';
