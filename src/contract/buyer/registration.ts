import type { Instant } from '../entities';

/** 000 §3 Person ticket: one form for one ticket. @public */
export interface PersonTicket {
  /** One ticket of the hold; its answers are sent back under it. */
  id: string;
  /** Ticket type, as in the event’s list of them. */
  ticketTypeId: string;
  /** Name of the ticket type, as the buyer chose it. */
  ticketName: string;
  formSubmission: FormSubmission;
}

/** The answers of one ticket. 000 §3 Form model. @public */
export interface FormSubmission {
  entities: FormEntry[];
}

/** One answered question. @public */
export interface FormEntry {
  /** Ends in `_form` on the way in; trimmed at the underscore when saved (000 §7). */
  id: string;
  /** What the answer means, e.g. `firstName`, `sessionRegistration`. */
  attributeKey: string;
  /**
   * One text, or several of a `checkbox`, `list` or `sessionRegistration`. A date is `YYYY-MM-DD`, a country its ISO 3166-1 alpha-2
   * code, a given consent `true`, a file its id, a session its id.
   */
  submissionValues: string[];
}

/** The organizer's registration form, asked once per ticket. @public */
export interface FormModel {
  /** Heading of the form; the widget’s own when absent. */
  name?: string;
  entities: FormQuestion[];
}

/**
 * How a question is answered. One of its options: `select` (closed list), `radio`. Any of its options: `checkbox`, `list`.
 * `consent` is one box with a text of its own. A type a widget does not know is asked as text.
 * @public
 */
export type FormQuestionType =
  | 'text'
  | 'email'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'list'
  | 'date'
  | 'phone'
  | 'country'
  | 'file'
  | 'consent'
  | 'sessionRegistration';

/** One question of the registration form. 000 §3 Form model. @public */
export interface FormQuestion {
  /** Stays the same while the question is edited; answers refer to it. */
  id: string;
  /** What of a person the answer is, e.g. `firstName`; the key of an attribute of the account. */
  attributeKey: string;
  /** As people read it; plain text. */
  label: string;
  type: FormQuestionType;
  /** The order is not saved without an answer. */
  required: boolean;
  /** Characters; 500 when absent (000 §9, choice name). */
  maxLength?: number;
  /** Choices of a `select`, `radio`, `checkbox` or `list`, as shown and as sent. */
  options?: string[];
  /** HTML `autocomplete` token. */
  autocomplete?: string;
  /** HTML, filtered by the server: what a `consent` is given to, or help with any other question. */
  safeHtmlText?: string;
  /** First and last day a `date` may be, `YYYY-MM-DD`. */
  min?: string;
  /** The latest date of a `date`, `YYYY-MM-DD`; no limit when absent. */
  max?: string;
  /** Most options or sessions that may be chosen; as many as there are when absent. */
  maxChoices?: number;
  /** Of a `file`: media types it may have, e.g. `application/pdf`, `image/*`; any when absent. */
  accept?: string[];
  /** Of a `file`: bytes; 10 MB when absent. */
  maxSize?: number;
  /** Of a `sessionRegistration`: what may be chosen. */
  sessions?: FormSession[];
  /** Asked only when another question, which is asked itself, has one of these answers. Otherwise its own answer is dropped. */
  showWhen?: {
    /** An earlier question of the same form. */
    questionId: string;
    /** Any of these answers shows it. */
    values: string[];
  };
  /** Asked only with tickets of these types; with every ticket when absent or empty. */
  ticketTypeIds?: string[];
}

/** A session of the agenda that an attendee may register for with the ticket. @public */
export interface FormSession {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Title in the agenda. */
  name: string;
  'start-date': Instant;
  'end-date': Instant;
  /** Room or stage; absent when none is known. */
  location?: string;
  /** Seats in all; `null` without a limit. */
  capacity: number | null;
  /** Seats that nobody has, when the server answered; `null` without a limit. 0: choosing it fails with 4012. */
  remaining: number | null;
}

/** A file that was uploaded for a question of the form. @public */
export interface FormFile {
  /** The answer to the question. */
  id: string;
  /** Question of the registration form. */
  questionId?: string;
  /** As the buyer’s device calls it, ending included. */
  name: string;
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
}
