// Written by `npm run contract`: how each answer must be.
import { record, type Reader } from '../../reading';
import { whole } from '../../strictReading';
import { readAgendaSpeaker } from '../shared';
export const listAgendaSpeakers: Reader = /* @__PURE__ */ record({ speakers: whole(readAgendaSpeaker) });
export const setDefaultSpeakersOrder: Reader = /* @__PURE__ */ record({ speakers: whole(readAgendaSpeaker) });
export const getAgendaSpeaker: Reader = /* @__PURE__ */ readAgendaSpeaker;
export const createAgendaSpeaker: Reader = /* @__PURE__ */ readAgendaSpeaker;
export const updateAgendaSpeaker: Reader = /* @__PURE__ */ readAgendaSpeaker;
