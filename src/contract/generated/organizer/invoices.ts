// Written by `npm run contract`: how each answer must be.
import { each, isFlag, isNumber, isText, maybe, must, record, type Reader } from '../../reading';
import { maybeNull } from '../../strictReading';
const readInvoiceData: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'accountId eventId paymentTerms paymentTermsForInvoicing address registeredCompany'),
  ...each(
    must(isFlag),
    'enabled allOrders allowCreditCard previewPbi displayPbiPaymentTerms displayInvoicePaymentTerms billedContactVisible billedContactRequired companyVisible companyRequired vatVisible vatRequired address1Visible address1Required cityVisible cityRequired stateVisible stateRequired zipVisible zipRequired countryCodeVisible countryCodeRequired memoVisible memoRequired',
  ),
  sellerTaxId: maybe(isText),
  paymentTermDays: maybeNull(isNumber),
  version: maybe(isNumber),
});
export const getAccountInvoiceData: Reader = /* @__PURE__ */ readInvoiceData;
export const saveInvoiceData: Reader = /* @__PURE__ */ readInvoiceData;
