export {
  conflictsIn,
  conflictsOf,
  overlap,
  seatsLeft,
  type PlannedSession,
  type SessionClash,
  type SessionConflict,
} from './conflicts';
export { daysOf, sessionFilterOf, sessionStatuses, type SessionFilter } from './listing';
export { moveProblem, sessionImportProblem, sessionProblem } from './problem';
export { sessionRemoval } from './removal';
export {
  newSession,
  noneOfList,
  plannedSession,
  sessionDraft,
  sessionKinds,
  sessionValues,
  type SessionValues,
} from './session';
export { maxTitleLength, sessionSchema } from './sessionSchema';
export {
  agendaSettingsUpdate,
  agendaSettingsValues,
  agendaUse,
  entriesInOrder,
  newEntry,
  type AgendaList,
  type AgendaSettingsValues,
  type AgendaUse,
} from './settings';
export { agendaSettingsSchema } from './settingsSchema';
export { sessionBatch, sessionColumns, sessionRows, type SessionFileRules } from './sheet';
export { nextStatuses, type StatusBar } from './status';
