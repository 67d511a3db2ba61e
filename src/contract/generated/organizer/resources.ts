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
const readEventResource: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'title description url'),
  kind: must(oneOf('LINK', 'FILE', 'VIDEO')),
  audienceIds: whole(must(isText)),
  visible: must(isFlag),
  ...each(must(isInstant), 'created modified'),
  version: must(isNumber),
});
const readResourceAudience: Reader = /* @__PURE__ */ record({
  id: must(isId),
  name: must(isText),
  resourceCount: must(isNumber),
});
const readSearchPage_EventResource: Reader = /* @__PURE__ */ record({
  items: whole(readEventResource),
  ...each(must(isNumber), 'total page size'),
});
export const searchResources: Reader = /* @__PURE__ */ readSearchPage_EventResource;
export const getResourceAudiences: Reader = /* @__PURE__ */ record({
  audiences: whole(readResourceAudience),
});
export const createResource: Reader = /* @__PURE__ */ readEventResource;
export const setResourceVisibility: Reader = /* @__PURE__ */ readEventResource;
export const reorderResources: Reader = /* @__PURE__ */ record({ ids: whole(must(isText)) });
export const duplicateResource: Reader = /* @__PURE__ */ readEventResource;
export const updateResource: Reader = /* @__PURE__ */ readEventResource;
