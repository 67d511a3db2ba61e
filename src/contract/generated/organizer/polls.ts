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
const readPollOption: Reader = /* @__PURE__ */ record({
  id: must(isId),
  text: must(isText),
  votes: must(isNumber),
});
const readPoll: Reader = /* @__PURE__ */ record({
  id: must(isId),
  question: must(isText),
  status: must(oneOf('DRAFT', 'OPEN', 'CLOSED')),
  multiple: must(isFlag),
  options: whole(readPollOption),
  voters: must(isNumber),
  ...each(must(isInstant), 'created modified'),
});
export const listPolls: Reader = /* @__PURE__ */ record({ polls: whole(readPoll) });
export const createPoll: Reader = /* @__PURE__ */ readPoll;
export const updatePoll: Reader = /* @__PURE__ */ readPoll;
export const orderPolls: Reader = /* @__PURE__ */ record({ polls: whole(readPoll) });
export const resetPoll: Reader = /* @__PURE__ */ readPoll;
