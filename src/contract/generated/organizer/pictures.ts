// Written by `npm run contract`: how each answer must be.
import { isText, must, record, type Reader } from '../../reading';
const readStoredPicture: Reader = /* @__PURE__ */ record({ url: must(isText) });
export const uploadPicture: Reader = /* @__PURE__ */ readStoredPicture;
