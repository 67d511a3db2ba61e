import type { Chatbot, ChatbotReply } from '../../../src/contract';

/** Words that are in most questions say nothing about one. */
const common = new Set(
  'a all an and are at be by can do does for have how i in is it many me my of on or the there to was what when where which who will with you your'.split(
    ' ',
  ),
);

const searchTerms = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter((word) => !common.has(word)));

/** Answers the question that has the most words in common with what was asked; the first of those. */
export function replyOf({ answers, handoffEmail }: Chatbot, question: string): ChatbotReply {
  const terms = searchTerms(question);
  let best: { question: string; answer: string } | undefined;
  let most = 0;
  for (const each of answers) {
    const shared = [...searchTerms(`${each.question} ${each.answer}`)].filter((word) =>
      terms.has(word),
    ).length;
    if (shared <= most) continue;
    most = shared;
    best = each;
  }
  return best
    ? { text: best.answer, question: best.question, handoffEmail: null }
    : { text: 'I don’t know that one.', question: null, handoffEmail: handoffEmail || null };
}
