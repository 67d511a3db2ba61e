export * from '../domain';
export * from '../domain/confirmation';
export {
  emailAudience,
  emailChanges,
  emailDate,
  emailSchema,
  emailValues,
  type EmailAudience,
  type EmailRules,
  type EmailValues,
} from '../domain/emails';
export * from '../domain/events';
export * from '../domain/invoices';
export * from '../domain/confirmation/settings';
export * from '../domain/paymentProcessors';
export * from '../domain/saleSettings';
export * from '../domain/widgetSettings';
