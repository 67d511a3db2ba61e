// Written by `npm run contract`: how each answer must be.
import { isId, isNumber, must, record, type Reader } from '../../reading';
const readWaitingListPlace: Reader = /* @__PURE__ */ record({ id: must(isId), quantity: must(isNumber) });
export const joinWaitingList: Reader = /* @__PURE__ */ readWaitingListPlace;
