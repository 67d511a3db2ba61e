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
const readAdmission: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'scanId door'),
  at: must(isInstant),
});
const readCheckInData: Reader = /* @__PURE__ */ record({
  ...each(must(isFlag), 'active hasPassword'),
  id: must(isId),
  welcomeMessage: must(isText),
  modified: must(isInstant),
});
const readDoorTicket: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'ticketTypeId ticketName firstName lastName'),
  status: must(oneOf('valid', 'blocked', 'cancelled')),
  admission: nullable(readAdmission),
});
const readDoorList: Reader = /* @__PURE__ */ record({
  tickets: whole(readDoorTicket),
  total: must(isNumber),
  asOf: must(isInstant),
});
const readTicketTypeRegistrations: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'ticketTypeId name'),
  registrations: must(isNumber),
  capacity: nullable(must(isNumber)),
});
const readRegistrationData: Reader = /* @__PURE__ */ record({
  ...each(must(isNumber), 'orders registrations cancelled'),
  byTicketType: whole(readTicketTypeRegistrations),
  byDay: whole(record({ day: must(isText), registrations: must(isNumber) })),
});
const readRegistrationGoal: Reader = /* @__PURE__ */ record({
  ...each(nullable(must(isNumber)), 'goal percent neededPerDay'),
  deadline: nullable(must(isInstant)),
  registrations: must(isNumber),
});
const readScanResult: Reader = /* @__PURE__ */ record({
  scanId: must(isText),
  outcome: must(
    oneOf('ADMITTED', 'ALREADY_ADMITTED', 'UNDONE', 'CANCELLED', 'BLOCKED', 'WRONG_EVENT', 'UNKNOWN'),
  ),
  ticket: nullable(readDoorTicket),
});
export const listDoorTickets: Reader = /* @__PURE__ */ readDoorList;
export const checkInTickets: Reader = /* @__PURE__ */ record({ results: whole(readScanResult) });
export const undoCheckIn: Reader = /* @__PURE__ */ readDoorTicket;
export const getCheckInData: Reader = /* @__PURE__ */ readCheckInData;
export const updateCheckInData: Reader = /* @__PURE__ */ readCheckInData;
export const getRegistrationGoal: Reader = /* @__PURE__ */ readRegistrationGoal;
export const setRegistrationGoal: Reader = /* @__PURE__ */ readRegistrationGoal;
export const getRegistrationData: Reader = /* @__PURE__ */ readRegistrationData;
