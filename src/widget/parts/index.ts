/** The ticket widget in parts: `Root` has the order flow, the rest draw themselves in the steps of an order that they are for. @public */
export * as TicketWidget from './index.parts';
export type { TicketWidgetRootProps } from './Root';
export type { TicketWidgetSelectionProps } from './Selection';
export type { TicketWidgetFormProps } from './later';
