// The list of tickets.
export {
  TicketPicker,
  type TicketPickerRootProps,
  type TicketPickerRootState,
  type OnSelectionChange,
  type SelectionChangeDetails,
  type TicketPickerRowProps,
  type TicketPickerRowState,
  type TicketPickerQuantityProps,
  type TicketPickerQuantityState,
  type TicketPickerPartState,
  type TicketPickerTextProps,
  type TicketPickerLabels,
} from '../headless';

// Its state, for parts of your own.
export {
  useTicketPicker,
  type TicketPickerContextValue,
  useTicketRow,
  type TicketRowValue,
  usePickerState,
  type PickerSnapshot,
} from '../headless';

// A promotion code.
export {
  Promotion,
  type PromotionRootProps,
  type PromotionLabels,
  type PromotionContentProps,
  type PromotionLabelProps,
  type PromotionInputProps,
  type PromotionButtonProps,
  type PromotionTextProps,
  type PromotionState,
} from '../headless';

// The time left.
export {
  Countdown,
  type CountdownRootProps,
  type CountdownTimerProps,
  type CountdownTimeProps,
  type CountdownIndicatorProps,
  type CountdownState,
  type CountdownWarningProps,
  type CountdownAnnouncementProps,
  type CountdownMessageProps,
  type CountdownButtonProps,
  type CountdownWarningState,
  type CountdownTopic,
  useCountdownWarning,
  type CountdownWarningValue,
} from '../headless';

// What is in the order.
export {
  OrderSummary,
  type OrderSummaryRootProps,
  type OrderSummaryHold,
  type OrderSummaryLabels,
  type OrderSummaryLinesProps,
  type OrderSummaryLineProps,
  type OrderSummaryTextProps,
  type OrderSummaryNoteProps,
  type OrderSummaryAmountProps,
  type OrderSummaryTotalsProps,
  type OrderSummaryTotalProps,
  type OrderSummaryLabelProps,
  type OrderSummaryValueProps,
  type OrderSummaryState,
  type OrderLineState,
  type OrderAmountState,
  type OrderAmountKind,
  type OrderTotalState,
  type OrderTotalKind,
  useOrderSummary,
  type OrderSummaryValue,
} from '../headless';

// The ways to pay.
export {
  PaymentPicker,
  type PaymentPickerRootProps,
  type PaymentPickerOptionProps,
  type PaymentPickerRadioProps,
  type PaymentPickerTextProps,
  type PaymentPickerState,
  type PaymentOptionState,
} from '../headless';

// Who buys, who comes, and their questions.
export {
  RegistrationForm,
  type RegistrationFormRootProps,
  type RegistrationFormLabels,
  type RegistrationFormFieldProps,
  type RegistrationFormLabelProps,
  type RegistrationFormControlProps,
  type RegistrationFormTextProps,
  type RegistrationFormOptionsProps,
  type RegistrationFormOptionProps,
  type RegistrationFormOptionInputProps,
  type RegistrationFormFileStatusProps,
  type RegistrationFormRemoveFileProps,
  type RegistrationFormAttendeesProps,
  type RegistrationFormAttendeeProps,
  type RegistrationFormAttendeeTitleProps,
  type RegistrationFormAttendeeSummaryProps,
  type RegistrationFormShowAttendeeProps,
  type RegistrationAttendeeState,
  type RegistrationFormBuyerIsAttendeeProps,
  type RegistrationBuyerState,
  type RegistrationFormCopyProps,
  type RegistrationFormCopyLabels,
  type RegistrationFormCopyButtonProps,
  type RegistrationFormCopyStatusProps,
  type RegistrationFormCopyQuestionProps,
  type RegistrationCopyState,
  type CopyOutcome,
  type RegistrationFormSuggestionProps,
  type RegistrationFormAcceptSuggestionProps,
  type RegistrationSuggestionState,
  type RegistrationFormQuestionsProps,
  type RegistrationFormQuestionProps,
  type RegistrationFormErrorSummaryProps,
  type RegistrationFormErrorLinkProps,
  type RegistrationFormSubmitProps,
  type RegistrationFormState,
  type RegistrationFieldState,
  type RegistrationFieldKind,
  type RegistrationOption,
  type RegistrationOptionState,
  type RegistrationFormError,
  type RegistrationFormErrorState,
  type RegistrationFormPart,
  type FieldName,
  type ConsentSettings,
  type Upload,
  type UploadOptions,
  useAddressCompletion,
  type AddressCompletionOptions,
  type AddressEntry,
} from '../headless';

// Where the bill goes.
export {
  Invoice,
  type InvoiceRootProps,
  type InvoiceFieldsProps,
  type InvoiceStageProps,
  type InvoiceRetryProps,
  type InvoiceTermsProps,
  type InvoicePreviewProps,
  type InvoiceState,
  type InvoiceFieldFacts,
  useInvoice,
  type InvoiceValue,
} from '../headless';

// The finished order.
export {
  Confirmation,
  type ConfirmationRootProps,
  type ConfirmationLabels,
  type ConfirmationStageProps,
  type ConfirmationFailedProps,
  type ConfirmationEndedProps,
  type ConfirmationRetryProps,
  type ConfirmationTitleProps,
  type ConfirmationGreetingProps,
  type ConfirmationOrderNumberProps,
  type ConfirmationPaymentProps,
  type ConfirmationEmailsProps,
  type ConfirmationEmailFacts,
  type ConfirmationManageProps,
  type ConfirmationTicketsProps,
  type ConfirmationTicketProps,
  type ConfirmationTicketTextProps,
  type ConfirmationManageTicketProps,
  type ConfirmationTotalsProps,
  type ConfirmationTotalProps,
  type ConfirmationLabelProps,
  type ConfirmationValueProps,
  type ConfirmationChildren,
  type ConfirmationState,
  type ConfirmationPaymentState,
  type ConfirmedTicketState,
  type ConfirmationTotalState,
  type ConfirmationTotalKind,
  useConfirmationOrder,
  type ConfirmationValue,
  useConfirmedTicket,
  type ConfirmedTicketValue,
  useWalletPasses,
  type TicketPasses,
} from '../headless';

// Sharing by email.
export {
  ShareEmail,
  type ShareEmailRootProps,
  type ShareEmailLabels,
  type ShareEmailRowsProps,
  type ShareEmailRowProps,
  type ShareEmailInputProps,
  type ShareEmailErrorProps,
  type ShareEmailRowButtonProps,
  type ShareEmailSendProps,
  type ShareEmailStatusProps,
  type ShareEmailState,
  type ShareEmailRowState,
  useShareEmail,
  type ShareEmailValue,
  type ShareEmailRowValue,
} from '../headless';

// The waitlist of a ticket type.
export { useWaitingForm, type WaitingForm } from '../headless';

// Sharing on social networks.
export {
  ShareSocial,
  type ShareSocialRootProps,
  type ShareSocialLabels,
  type ShareSocialMessageProps,
  type ShareSocialErrorProps,
  type ShareSocialNetworkProps,
  type ShareSocialBlockedProps,
  type ShareSocialState,
  useShareSocial,
  type ShareSocialValue,
} from '../headless';

// The event in a calendar.
export {
  AddToCalendar,
  type AddToCalendarRootProps,
  type AddToCalendarState,
  type AddToCalendarLinkProps,
  type AddToCalendarLinkState,
  type CalendarName,
} from '../headless';

// What all parts take.
export { type HeadlessProps } from '../headless';
