// The ticket widget in parts, for an arrangement of a page's own.
export {
  TicketWidget,
  type TicketWidgetRootProps,
  type TicketWidgetSelectionProps,
  type TicketWidgetFormProps,
} from '../widget/parts';
export type { TicketRowProps } from '../themed';
