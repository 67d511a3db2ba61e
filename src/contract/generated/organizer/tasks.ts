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
const readTaskCounts: Reader = /* @__PURE__ */ record({
  ...each(must(isNumber), 'total pending submitted unreviewed approved declined'),
});
const readTaskDefinition: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'title description'),
  entityType: must(oneOf('SPEAKER', 'PARTNER', 'ATTENDEE')),
  kind: must(oneOf('FORM', 'UPLOAD', 'LINK', 'ACKNOWLEDGEMENT')),
  dueDate: nullable(must(isInstant)),
  visible: must(isFlag),
  ...each(must(isInstant), 'created modified'),
  counts: readTaskCounts,
});
const readSearchPage_TaskDefinition: Reader = /* @__PURE__ */ record({
  items: whole(readTaskDefinition),
  ...each(must(isNumber), 'total page size'),
});
const readTaskInstance: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'definitionId title entityId entityName'),
  entityType: must(oneOf('SPEAKER', 'PARTNER', 'ATTENDEE')),
  ...each(nullable(must(isInstant)), 'dueDate submittedDate reviewedDate'),
  status: must(oneOf('PENDING', 'SUBMITTED')),
  approvalStatus: must(oneOf('UNREVIEWED', 'APPROVED', 'DECLINED')),
  answer: nullable(must(isText)),
  modified: must(isInstant),
  commentCount: must(isNumber),
});
const readSearchPage_TaskInstance: Reader = /* @__PURE__ */ record({
  items: whole(readTaskInstance),
  ...each(must(isNumber), 'total page size'),
});
const readTaskComment: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'taskInstanceId commentedBy comment'),
  ...each(must(isInstant), 'created modified'),
});
export const searchTaskDefinitions: Reader = /* @__PURE__ */ readSearchPage_TaskDefinition;
export const createTaskDefinition: Reader = /* @__PURE__ */ readTaskDefinition;
export const setTaskVisibility: Reader = /* @__PURE__ */ readTaskDefinition;
export const countTaskProgress: Reader = /* @__PURE__ */ readTaskCounts;
export const searchTaskInstances: Reader = /* @__PURE__ */ readSearchPage_TaskInstance;
export const saveTaskComment: Reader = /* @__PURE__ */ readTaskComment;
export const getTaskComments: Reader = /* @__PURE__ */ record({ comments: whole(readTaskComment) });
export const setTaskApprovalStatus: Reader = /* @__PURE__ */ readTaskInstance;
