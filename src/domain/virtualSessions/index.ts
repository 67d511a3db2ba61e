export {
  isLive,
  latestVersion,
  migrationCheck,
  skippedByReason,
  videoVersions,
  versionNumber,
} from './migration';
export { moderatorSchema, newModerator, type ModeratorValues } from './moderator';
export { newQuestion, newQuiz, optionsIn, quizRequest, quizSchema, type QuizValues } from './quiz';
export {
  requestTypes,
  sourceChanges,
  sourceSchema,
  sourceValues,
  videoProviders,
  type SourceValues,
} from './source';
export { versionProblem, virtualProblem } from './problem';
