// Written by `npm run contract`: how each answer must be.
import {
  each,
  isFlag,
  isId,
  isInstant,
  isNumber,
  isText,
  maybe,
  must,
  oneOf,
  record,
  type Reader,
} from '../../reading';
import { ifThere, maybeNull, nullable, whole } from '../../strictReading';
import { readAgendaSpeaker } from '../shared';
const readAgendaSession: Reader = /* @__PURE__ */ record({
  ...each(maybe(isText), 'title description'),
  kind: maybe(oneOf('TALK', 'KEYNOTE', 'PANEL', 'WORKSHOP', 'BREAK', 'SOCIAL')),
  status: maybe(oneOf('DRAFT', 'PUBLISHED', 'CANCELLED')),
  ...each(maybe(isInstant), 'start end'),
  ...each(maybeNull(isText), 'trackId locationId'),
  ...each(ifThere(whole(must(isText))), 'tagIds speakerIds'),
  capacity: maybeNull(isNumber),
  virtual: maybe(isFlag),
  id: must(isId),
  ...each(must(isNumber), 'registered version'),
  ...each(must(isInstant), 'createdDate modified'),
});
const readAgendaAddition: Reader = /* @__PURE__ */ record({
  sessions: whole(readAgendaSession),
  added: record({ ...each(must(isNumber), 'speakers tracks locations') }),
});
const readAgendaLocation: Reader = /* @__PURE__ */ record({
  id: must(isId),
  name: must(isText),
  capacity: nullable(must(isNumber)),
});
const readAgendaTrack: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'name color'),
});
const readAgendaTag: Reader = /* @__PURE__ */ record({ id: must(isId), name: must(isText) });
const readAgendaSettings: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isFlag), 'published showSpeakers showLocations'),
  defaultView: must(oneOf('LIST', 'GRID')),
  hourFormat: must(oneOf('12H', '24H')),
  tracks: whole(readAgendaTrack),
  locations: whole(readAgendaLocation),
  tags: whole(readAgendaTag),
  modified: must(isInstant),
  version: must(isNumber),
});
const readSearchPage_AgendaSession: Reader = /* @__PURE__ */ record({
  items: whole(readAgendaSession),
  ...each(must(isNumber), 'total page size'),
});
export const getAgendaSettings: Reader = /* @__PURE__ */ readAgendaSettings;
export const updateAgendaSettings: Reader = /* @__PURE__ */ readAgendaSettings;
export const listAgendaSessions: Reader = /* @__PURE__ */ readSearchPage_AgendaSession;
export const getAgendaSession: Reader = /* @__PURE__ */ readAgendaSession;
export const updateAgendaSession: Reader = /* @__PURE__ */ readAgendaSession;
export const createAgendaSession: Reader = /* @__PURE__ */ readAgendaSession;
export const importAgenda: Reader = /* @__PURE__ */ readAgendaAddition;
export const cloneAgenda: Reader = /* @__PURE__ */ readAgendaAddition;
export const removeAgendaSessions: Reader = /* @__PURE__ */ record({ removed: must(isNumber) });
export const getSupportAgenda: Reader = /* @__PURE__ */ record({
  settings: readAgendaSettings,
  sessions: whole(readAgendaSession),
  speakers: whole(readAgendaSpeaker),
  total: must(isNumber),
});
