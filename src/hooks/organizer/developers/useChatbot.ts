'use client';
import { askChatbot, getChatbot, updateChatbot, type ChatbotReply } from '../../../contract';
import { chatbotSettings, chatbotValues, type ChatbotValues } from '../../../domain/developers';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import { modifiedAt, momentOf, recordResource, useRecord } from '../resource/useRecord';

const chatbot = /* @__PURE__ */ recordResource({
  read: getChatbot,
  write: updateChatbot,
  toForm: chatbotValues,
  toRequest: (values: ChatbotValues, { input, version }) => ({
    ...input,
    body: { ...chatbotSettings(values), modified: modifiedAt(version) },
  }),
  version: momentOf,
});

/**
 * The chatbot of an event as it is saved and as a form has it, and the ways to change and to ask it, which reject with the client's
 * ApiError. Reading never throws; read `isError` and `isUnknown`. 002 §7 chatbot.
 * @experimental
 */
export function useChatbot({ accountId, eventId }: EventScope) {
  const { client } = useEnvironment();
  const record = useRecord(chatbot, { params: { accountId, eventId } });
  return {
    ...record,
    /** What it says to an attendee who asks `text`, by what is saved; 4091 while it is off. */
    ask: (text: string): Promise<ChatbotReply> =>
      client.call(askChatbot, { params: { eventId }, body: { text } }),
  };
}
