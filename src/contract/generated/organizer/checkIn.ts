// Written by `npm run contract`: how each answer must be.
import { each, isFlag, isId, isInstant, isNumber, isText, must, record, type Reader } from '../../reading';
import { nullable, whole } from '../../strictReading';
const readCheckInData: Reader = /* @__PURE__ */ record({
  ...each(must(isFlag), 'active hasPassword'),
  id: must(isId),
  welcomeMessage: must(isText),
  modified: must(isInstant),
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
export const getCheckInData: Reader = /* @__PURE__ */ readCheckInData;
export const updateCheckInData: Reader = /* @__PURE__ */ readCheckInData;
export const getRegistrationGoal: Reader = /* @__PURE__ */ readRegistrationGoal;
export const setRegistrationGoal: Reader = /* @__PURE__ */ readRegistrationGoal;
export const getRegistrationData: Reader = /* @__PURE__ */ readRegistrationData;
