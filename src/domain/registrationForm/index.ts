export { attributesToAsk, questionForAttribute, typeForAttribute } from './attributes';
export { previewHold, previewTicket } from './preview';
export { answersOf, conditionProblem, deciders, withoutQuestion } from './conditions';
export {
  choiceSchema,
  choicesProblem,
  formDraftSchema,
  longestChoice,
  longestFormName,
  longestLabel,
} from './schema';
export { formSession } from './sessions';
export {
  choicesOf,
  choiceTypes,
  draftOf,
  formOfDraft,
  freeChoiceNumber,
  freeQuestionId,
  hasChoices,
  newQuestion,
  orderOf,
  questionOf,
  withPasted,
  type ChoiceDraft,
  type FormDraft,
  type QuestionDraft,
} from './values';
export { idOf as questionIdOf } from '../forms/keys';
