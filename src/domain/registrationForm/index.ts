export { attributesToRequest, questionForAttribute, typeForAttribute } from './attributes';
export { previewHold, previewTicket } from './preview';
export { answersOf, conditionProblem, deciders, withoutQuestion } from './conditions';
export { choiceSchema, choicesProblem, formDraftSchema, maxFormNameLength, maxLabelLength } from './schema';
export { formSession } from './sessions';
export {
  draftOf,
  formOfDraft,
  freeChoiceNumber,
  freeQuestionId,
  hasChoices,
  newQuestion,
  orderOf,
  withPasted,
  type ChoiceDraft,
  type FormDraft,
  type QuestionDraft,
} from './values';
export { idOf as questionIdOf } from '../forms/keys';
