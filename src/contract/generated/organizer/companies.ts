// Written by `npm run contract`: how each answer must be.
import { each, isId, isInstant, isNumber, isText, must, record, type Reader } from '../../reading';
import { nullable, whole } from '../../strictReading';
const readCompany: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'name website'),
  countryCode: nullable(must(isText)),
  id: must(isId),
  contacts: must(isNumber),
  ...each(must(isInstant), 'created modified'),
});
export const listCompanies: Reader = /* @__PURE__ */ record({ companies: whole(readCompany) });
export const createCompany: Reader = /* @__PURE__ */ readCompany;
export const updateCompany: Reader = /* @__PURE__ */ readCompany;
