import type { AttendeeQuestion } from '../../../domain';
import type { AnswerName } from '../../../headless/form/useAnswer';
import type { QuestionTools } from '../../../headless/form/useQuestionTools';

export interface QuestionProps {
  name: AnswerName;
  question: AttendeeQuestion;
  /** With the attendee's section. */
  autoComplete: string | undefined;
  tools: QuestionTools;
}
