// Written by `npm run contract`: how each answer must be.
import { each, isId, isInstant, isNumber, isText, must, record, type Reader } from '../../reading';
import { whole } from '../../strictReading';
import { readAudienceFilter } from '../shared';
const readRtaMessage: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'title text sentBy'),
  audienceFilter: readAudienceFilter,
  audienceCount: must(isNumber),
  sentDate: must(isInstant),
});
const readSearchPage_RtaMessage: Reader = /* @__PURE__ */ record({
  items: whole(readRtaMessage),
  ...each(must(isNumber), 'total page size'),
});
export const getRtaMessageHistory: Reader = /* @__PURE__ */ readSearchPage_RtaMessage;
export const countRtaAudience: Reader = /* @__PURE__ */ record({ count: must(isNumber) });
export const sendRtaMessage: Reader = /* @__PURE__ */ readRtaMessage;
