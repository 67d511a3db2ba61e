// Written by `npm run contract`: how each answer must be.
import {
  each,
  isFlag,
  isInstant,
  isNumber,
  isText,
  maybe,
  must,
  oneOf,
  record,
  type Reader,
} from '../../reading';
import { ifThere, nullable, whole } from '../../strictReading';
const readAvailablePaymentProcessor: Reader = /* @__PURE__ */ record({
  gateway: must(oneOf('stripe', 'spreedly', 'paypal', 'zooz')),
  name: must(isText),
  currencies: whole(must(isText)),
  configured: must(isNumber),
});
const readPaymentProcessor: Reader = /* @__PURE__ */ record({
  id: maybe(isNumber),
  name: maybe(isText),
  gateway: maybe(oneOf('stripe', 'spreedly', 'paypal', 'zooz')),
  currencies: ifThere(whole(must(isText))),
  active: maybe(isFlag),
  publicKeyEnding: nullable(must(isText)),
  credentialsSet: nullable(must(isInstant)),
  testMode: must(isFlag),
  ...each(must(isInstant), 'created modified'),
});
const readSearchPage_PaymentProcessor: Reader = /* @__PURE__ */ record({
  items: whole(readPaymentProcessor),
  ...each(must(isNumber), 'total page size'),
});
export const searchPaymentProcessors: Reader = /* @__PURE__ */ readSearchPage_PaymentProcessor;
export const createPaymentProcessor: Reader = /* @__PURE__ */ readPaymentProcessor;
export const updatePaymentProcessor: Reader = /* @__PURE__ */ readPaymentProcessor;
export const setProcessorCredentials: Reader = /* @__PURE__ */ readPaymentProcessor;
export const listAvailablePaymentProcessors: Reader = /* @__PURE__ */ record({
  processors: whole(readAvailablePaymentProcessor),
});
