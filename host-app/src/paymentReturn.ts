export { readPaymentReturn } from 'boxoffice/domain';
