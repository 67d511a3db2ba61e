// Written by `npm run contract`: how each answer must be.
import { each, isFlag, isId, isInstant, isText, must, oneOf, record, type Reader } from '../../reading';
import { whole } from '../../strictReading';
const readRegistrationFlow: Reader = /* @__PURE__ */ record({
  id: must(isId),
  name: must(isText),
  ...each(must(isFlag), 'active archived'),
  steps: whole(must(oneOf('tickets', 'registration', 'sessions', 'payment', 'confirmation'))),
  ...each(must(isInstant), 'created modified'),
});
export const listFlows: Reader = /* @__PURE__ */ record({ flows: whole(readRegistrationFlow) });
export const createFlow: Reader = /* @__PURE__ */ readRegistrationFlow;
export const renameFlow: Reader = /* @__PURE__ */ readRegistrationFlow;
export const cloneFlow: Reader = /* @__PURE__ */ readRegistrationFlow;
export const archiveFlow: Reader = /* @__PURE__ */ readRegistrationFlow;
export const activateFlow: Reader = /* @__PURE__ */ readRegistrationFlow;
