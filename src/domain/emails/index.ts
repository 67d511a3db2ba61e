export { countOf, emailAudience, type EmailAudience } from './audience';
export { blockKinds, blocksById, freeBlockId, orderOfBlocks, type BlockDraft } from './blocks';
export { emailDate } from './date';
export { emailSearch, emailsPerPage, emailStatuses, emailTypes } from './list';
export { placeholderText, unknownPlaceholder, withExamples, withInserted } from './placeholders';
export { emailSaveProblem, sendErrorFor } from './problem';
export {
  blankTemplate,
  emailLimits,
  emailSchema,
  newEmailSchema,
  previewSchema,
  type EmailRules,
  type NewEmailValues,
  type PreviewRecipients,
} from './schema';
export {
  blocksOf,
  emailChanges,
  emailValues,
  checkInChoices,
  registrationStatuses,
  type EmailValues,
  type KnownBlocks,
} from './values';
