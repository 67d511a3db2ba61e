export { hostsOf } from './address';
export {
  developerAppDraft,
  developerAppSchema,
  developerAppValues,
  developerScopes,
  newDeveloperApp,
  type DeveloperAppValues,
} from './app';
export {
  answerSchema,
  chatbotLimits,
  chatbotSchema,
  chatbotSettings,
  chatbotValues,
  newAnswer,
  withAnswer,
  type ChatbotAnswerRow,
  type ChatbotValues,
} from './chatbot';
export {
  extensionDraft,
  extensionFilterIds,
  extensionPlaces,
  extensionSchema,
  extensionValues,
  findExtensions,
  newExtension,
  type ExtensionValues,
} from './extension';
export { maxDeveloperNameLength } from './name';
export {
  appCreationProblem,
  askProblem,
  chatbotProblem,
  developerAppProblem,
  extensionProblem,
} from './problem';
