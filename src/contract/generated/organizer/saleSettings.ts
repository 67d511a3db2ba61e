// Written by `npm run contract`: how each answer must be.
import { each, isFlag, isNumber, isText, maybe, must, oneOf, record, type Reader } from '../../reading';
import { nullable } from '../../strictReading';
import { readCurrency } from '../shared';
const readSaleSettings: Reader = /* @__PURE__ */ record({
  currency: readCurrency,
  taxRate: nullable(must(isNumber)),
  taxName: nullable(must(isText)),
  gateway: must(oneOf('stripe', 'spreedly', 'paypal', 'zooz', 'free')),
  ...each(must(isFlag), 'allowBitcoin uniqueEmails'),
  timeLimit: must(isNumber),
  version: maybe(isNumber),
});
export const getTicketsData: Reader = /* @__PURE__ */ readSaleSettings;
export const saveTicketsData: Reader = /* @__PURE__ */ readSaleSettings;
