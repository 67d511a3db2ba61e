import type { InvoiceData, InvoiceDataUpdate } from '../../../../src/contract';
import { decodeOnce } from '../../../../src/domain/registration/paymentTerms';
import type { Db } from '../../../db';
import { withoutId } from '../../../db/rows';
import { checkSettingsVersion } from '../../../rules/version';
import { malformed } from '../../../rules/fields';

/** The event's invoice data as it is sent: its payment terms are URI-encoded (000 §7). */
export function invoiceDataOf(db: Db, accountId: string, eventId: string): InvoiceData | undefined {
  const data = withoutId(db.rows('invoiceData', accountId).find(eventId));
  return data && { version: 1, ...data, paymentTerms: encodeURIComponent(data.paymentTerms) };
}

/** Of an event that was never set up: nothing is requested, and no invoice made. */
const nothingRequested: Omit<InvoiceData, 'accountId' | 'eventId'> = {
  enabled: false,
  allOrders: false,
  allowCreditCard: true,
  previewPbi: false,
  paymentTerms: '',
  paymentTermsForInvoicing: '',
  displayPbiPaymentTerms: false,
  displayInvoicePaymentTerms: false,
  address: '',
  registeredCompany: '',
  sellerTaxId: '',
  paymentTermDays: null,
  billedContactVisible: false,
  billedContactRequired: false,
  companyVisible: false,
  companyRequired: false,
  vatVisible: false,
  vatRequired: false,
  address1Visible: false,
  address1Required: false,
  cityVisible: false,
  cityRequired: false,
  stateVisible: false,
  stateRequired: false,
  zipVisible: false,
  zipRequired: false,
  countryCodeVisible: false,
  countryCodeRequired: false,
  memoVisible: false,
  memoRequired: false,
};

/** The invoice data of an event as it is before anybody decided anything. */
export const neverSetUp = (accountId: string, eventId: string): InvoiceData => ({
  ...nothingRequested,
  accountId,
  eventId,
  version: 0,
});

/** Checks all before it changes any. Refuses with 4000 and 4090. */
export function changeInvoiceData(db: Db, accountId: string, eventId: string, sent: InvoiceDataUpdate): void {
  const { version: begunWith, paymentTerms, ...changes } = sent;
  const before = withoutId(db.rows('invoiceData', accountId).find(eventId));
  const version = before ? (before.version ?? 1) : 0;
  checkSettingsVersion(version, begunWith);
  const next: InvoiceData = {
    ...(before ?? nothingRequested),
    ...changes,
    ...(paymentTerms !== undefined && { paymentTerms: decodeOnce(paymentTerms) }),
    accountId,
    eventId,
    version: version + 1,
  };
  checkSender(next);
  checkTerm(next);
  db.rows('invoiceData', accountId).put({ ...next, id: eventId });
}

/** 000 §5 Invoice data. */
function checkSender({ enabled, allOrders, address, registeredCompany, sellerTaxId }: InvoiceData): void {
  const [params, company] = [address.trim(), registeredCompany.trim()];
  if ((enabled || allOrders) && !params) throw malformed('address', 'Address is required');
  if (params.length > 500)
    throw malformed('address', 'Address is too long, must be no more than 500 characters');
  if ((enabled || allOrders) && !company)
    throw malformed('registeredCompany', 'Registered Company is required');
  if (company.length > 100)
    throw malformed(
      'registeredCompany',
      'Registered Company is too long, must be no more than 100 characters',
    );
  if ((sellerTaxId ?? '').trim().length > 50)
    throw malformed('sellerTaxId', 'Tax ID is too long, must be no more than 50 characters');
}

/** Ours: the requirements name no term. */
function checkTerm({ paymentTermDays }: InvoiceData): void {
  if (paymentTermDays == null) return;
  if (!Number.isInteger(paymentTermDays) || paymentTermDays < 0 || paymentTermDays > 365)
    throw malformed('paymentTermDays', 'Payment term must be a whole number of days from 0 to 365');
}
