// Written by `npm run contract`: how each answer must be.
import { each, isId, isNumber, isText, must, record, type Reader } from '../../reading';
import { whole } from '../../strictReading';
const readOrganizerTag: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'name color'),
  id: must(isId),
  uses: must(isNumber),
});
export const listTags: Reader = /* @__PURE__ */ record({ tags: whole(readOrganizerTag) });
export const createTag: Reader = /* @__PURE__ */ readOrganizerTag;
export const updateTag: Reader = /* @__PURE__ */ readOrganizerTag;
