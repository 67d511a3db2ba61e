// Written by `npm run contract`: how each answer must be.
import {
  each,
  isFlag,
  isId,
  isInstant,
  isNumber,
  isText,
  must,
  oneOf,
  record,
  type Reader,
} from '../../reading';
import { whole } from '../../strictReading';
const readEventPartner: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'name description website logo contactName contactEmail booth'),
  level: must(oneOf('HEADLINE', 'GOLD', 'SILVER', 'SUPPORTER', 'MEDIA')),
  published: must(isFlag),
  ...each(must(isInstant), 'created modified'),
});
const readRefusedPartner: Reader = /* @__PURE__ */ record({
  line: must(isNumber),
  ...each(must(isText), 'field error'),
});
const readPartnerImport: Reader = /* @__PURE__ */ record({
  ...each(must(isNumber), 'created updated'),
  refused: whole(readRefusedPartner),
});
const readPartnerList: Reader = /* @__PURE__ */ record({
  partners: whole(readEventPartner),
  revision: must(isNumber),
});
export const listPartners: Reader = /* @__PURE__ */ readPartnerList;
export const updatePartners: Reader = /* @__PURE__ */ readPartnerList;
export const getPartner: Reader = /* @__PURE__ */ readEventPartner;
export const savePartner: Reader = /* @__PURE__ */ readEventPartner;
export const importPartners: Reader = /* @__PURE__ */ readPartnerImport;
