import type { AttendeeQuestion } from '../../../domain';
import type { AnswerName } from '../../../headless/form/useAnswer';
import type { Upload } from '../../../headless/form/upload';

/** What questions need of the event and the order. Keep the object the same between renders. */
export interface QuestionTools {
  /** Of the event, IANA. */
  timeZone: string;
  /** ISO codes that can't be chosen. 000 §6. */
  excludedCountries: readonly string[] | undefined;
  /** Takes a file to the backend. */
  upload: Upload;
}

export interface QuestionProps {
  name: AnswerName;
  question: AttendeeQuestion;
  /** With the attendee's section. */
  autoComplete: string | undefined;
  tools: QuestionTools;
}
