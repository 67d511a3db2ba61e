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
import { nullable, whole } from '../../strictReading';
const readRingFeatures: Reader = /* @__PURE__ */ record({
  ...each(must(isFlag), 'chat questions video screenShare recording'),
});
const readRingWhitelabel: Reader = /* @__PURE__ */ record({
  enabled: must(isFlag),
  ...each(must(isText), 'logoUrl title color'),
});
const readRing: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'name description eventId'),
  kind: must(oneOf('VENUE', 'VIRTUAL')),
  capacity: nullable(must(isNumber)),
  id: must(isId),
  features: readRingFeatures,
  available: must(isFlag),
  whitelabel: readRingWhitelabel,
  ...each(must(isInstant), 'created modified'),
});
export const listRings: Reader = /* @__PURE__ */ record({ rings: whole(readRing) });
export const getRing: Reader = /* @__PURE__ */ readRing;
export const createRing: Reader = /* @__PURE__ */ readRing;
export const replaceRing: Reader = /* @__PURE__ */ readRing;
export const changeRing: Reader = /* @__PURE__ */ readRing;
export const setRingFeatures: Reader = /* @__PURE__ */ readRing;
export const setRingAvailable: Reader = /* @__PURE__ */ readRing;
export const setRingWhitelabel: Reader = /* @__PURE__ */ readRing;
