export {
  Attendee,
  AttendeeFields,
  AttendeeSummary,
  AttendeeTitle,
  Attendees,
  Questions,
  ShowAttendee,
} from './RegistrationFormAttendees';
export { Control, FileStatus, Option, OptionInput, Options, RemoveFile } from './RegistrationFormControl';
export { BuyerIsAttendee } from './RegistrationFormBuyer';
export { Copy, CopyButton, CopyKeep, CopyQuestion, CopyReplace, CopyStatus } from './RegistrationFormCopy';
export { ErrorLink, ErrorSummary } from './RegistrationFormErrors';
export { Description, Field, FieldError as Error, Label, Question } from './RegistrationFormField';
export { Root, Submit } from './RegistrationFormRoot';
export { AcceptSuggestion, Suggestion } from './RegistrationFormSuggestion';
