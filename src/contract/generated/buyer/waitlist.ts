// Written by `npm run contract`: how each answer must be.
import { isId, isNumber, must, record, type Reader } from '../../reading';
const readWaitlistPlace: Reader = /* @__PURE__ */ record({ id: must(isId), quantity: must(isNumber) });
export const joinWaitlist: Reader = /* @__PURE__ */ readWaitlistPlace;
