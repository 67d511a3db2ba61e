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
export * from '../domain/eventSettings';
export * from '../domain/invoice';
export * from '../domain/postRegistration';
export * from '../domain/processor';
export * from '../domain/sale';
export * from '../domain/widgetSettings';
