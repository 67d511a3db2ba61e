/**
 * The parts of a registration form: `Root` has the values and rules, `Field` and `Question` stand around what is filled in, `Attendees` draws an
 * `Attendee` for each ticket, `ErrorSummary` leads to what is wrong. @public
 */
export * as RegistrationForm from './index.parts';
export type { RegistrationFieldState, RegistrationOption } from './FieldContext';
export type { RegistrationFieldKind } from './fieldKind';
export type { FieldName } from './FieldsContext';
export type { RegistrationFormPart } from './formParts';
export type { ConsentSettings } from './registrationMethods';
export type {
  RegistrationAttendeeState,
  RegistrationFormAttendeeProps,
  RegistrationFormAttendeeSummaryProps,
  RegistrationFormAttendeesProps,
  RegistrationFormAttendeeTitleProps,
  RegistrationFormQuestionsProps,
  RegistrationFormShowAttendeeProps,
} from './RegistrationFormAttendees';
export type {
  RegistrationFormControlProps,
  RegistrationFormFileStatusProps,
  RegistrationFormOptionInputProps,
  RegistrationFormOptionProps,
  RegistrationFormOptionsProps,
  RegistrationFormRemoveFileProps,
  RegistrationOptionState,
} from './RegistrationFormControl';
export type { RegistrationBuyerState, RegistrationFormBuyerIsAttendeeProps } from './RegistrationFormBuyer';
export type {
  RegistrationCopyState,
  RegistrationFormCopyButtonProps,
  RegistrationFormCopyLabels,
  RegistrationFormCopyProps,
  RegistrationFormCopyQuestionProps,
  RegistrationFormCopyStatusProps,
} from './RegistrationFormCopy';
export type { CopyOutcome } from './useCopy';
export type {
  RegistrationFormError,
  RegistrationFormErrorLinkProps,
  RegistrationFormErrorState,
  RegistrationFormErrorSummaryProps,
} from './RegistrationFormErrors';
export type {
  RegistrationFormFieldProps,
  RegistrationFormLabelProps,
  RegistrationFormQuestionProps,
  RegistrationFormTextProps,
} from './RegistrationFormField';
export type {
  RegistrationFormLabels,
  RegistrationFormRootProps,
  RegistrationFormState,
  RegistrationFormSubmitProps,
} from './RegistrationFormRoot';
export type {
  RegistrationFormAcceptSuggestionProps,
  RegistrationFormSuggestionProps,
  RegistrationSuggestionState,
} from './RegistrationFormSuggestion';
export type { Upload, UploadOptions } from './upload';
export {
  useAddressCompletion,
  type AddressCompletionOptions,
  type AddressEntry,
} from './useAddressCompletion';
