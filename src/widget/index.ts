export { BoxofficeProvider, type BoxofficeProviderProps } from './BoxofficeProvider';
export { ConfirmationPage, type ConfirmationPageProps } from './confirmation/ConfirmationPage';
export { PanelBoundary, type PanelBoundaryProps } from './PanelBoundary';
export type { PaymentFieldsProps, PaymentOption, ReadyPayment } from './payment/paymentOption';
export type { PaymentOptions } from './payment/useWays';
export { ServedProvider, type ServedProviderProps } from './served/ServedProvider';
export { TicketWidget, type TicketWidgetProps } from './TicketWidget';
