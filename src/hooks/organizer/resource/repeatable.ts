import { ApiError } from '../../../client';

/** Sends what can be sent again without being done twice: the same again, after an answer that was lost, has the same key. */
export function repeatable() {
  /** What nobody knows the outcome of. */
  let unanswered: { requested: string; key: string } | undefined;
  return async <Answer>(body: object, send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    const requested = JSON.stringify(body);
    if (unanswered?.requested !== requested) unanswered = { requested, key: crypto.randomUUID() };
    try {
      const answer = await send(unanswered.key);
      unanswered = undefined;
      return answer;
    } catch (error) {
      if (isAnswer(error)) unanswered = undefined;
      throw error;
    }
  };
}

/** The backend said that it did nothing. */
const isAnswer = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && !error.outcomeUnknown;
