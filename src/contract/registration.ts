/** 000 §3 Person ticket: one form for one ticket. */
export interface PersonTicket {
  id: string;
  ticketTypeId: string;
  ticketName: string;
  formSubmission: FormSubmission;
}

export interface FormSubmission {
  entities: FormEntry[];
}

/** One answered question. */
export interface FormEntry {
  /** Ends in `_form` on the way in; trimmed at the underscore when saved (000 §7). */
  id: string;
  /** What the answer means, e.g. `firstName`, `sessionRegistration`. */
  attributeKey: string;
  submissionValues: string[];
}

/** The organizer's registration form, asked once per ticket. */
export interface FormModel {
  name?: string;
  entities: FormQuestion[];
}

export type FormQuestionType = 'text' | 'email' | 'textarea' | 'select';

export interface FormQuestion {
  id: string;
  attributeKey: string;
  label: string;
  type: FormQuestionType;
  required: boolean;
  /** Characters; 500 when absent (000 §9, choice name). */
  maxLength?: number;
  /** Choices of a `select`, as shown and as sent. */
  options?: string[];
  /** HTML `autocomplete` token. */
  autocomplete?: string;
}
