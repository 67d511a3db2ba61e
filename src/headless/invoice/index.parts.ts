export { Failed, Fields, Pending, Preview, Retry, Root, Terms } from './InvoiceParts';
