'use client';
import { useQueryClient } from '@tanstack/react-query';
import {
  countRtaAudience,
  deleteRtaMessage,
  getRtaMessageHistory,
  sendRtaMessage,
  type AudienceFilter,
  type RtaMessage,
  type RtaMessageDraft,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** 002 §9 Lists. */
export const rtaMessagesPerRead = 500;

/** What can be done with the messages of an event. Each rejects with the client’s ApiError. @experimental */
export interface RtaMessageCalls {
  /** To whoever is in its audience, at once. */
  send: (message: RtaMessageDraft) => Promise<RtaMessage>;
  /** Off the attendees’ screens and out of the history. */
  remove: (messageId: string) => Promise<null>;
}

/**
 * The messages that attendees of an event got, the newest first, and the ways to change them: 500 at once (002 §9 Lists), of which `page`,
 * counted from 1, are the next. Reading never throws; read `isError`. 002 §7 Other, rta messages.
 * @experimental
 */
export function useRtaMessages({ accountId, eventId }: EventScope, page = 1) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const params = { accountId, eventId };
  const query = { page: page - 1, size: rtaMessagesPerRead };
  const messages = useRead(getRtaMessageHistory, { params, query }, { isPage: true });
  // Refused as well: it may have gone out, or be deleted already.
  const changed = <T>(call: Promise<T>) => thenReadAgain(call, cache, [getRtaMessageHistory]);
  const calls: RtaMessageCalls = {
    send: (body) => changed(client.call(sendRtaMessage, { params, body })),
    remove: (messageId) => changed(client.call(deleteRtaMessage, { params: { ...params, messageId } })),
  };
  return { messages, calls };
}

/**
 * How many people a message would reach at this moment; nothing is asked while `isWanted` is false. Never throws; read `isError`.
 * 002 §7 Other, rta messages.
 * @experimental
 */
export function useRtaAudience(
  { accountId, eventId }: EventScope,
  audienceFilter: AudienceFilter,
  isWanted: boolean,
) {
  const body = { audienceFilter };
  return useRead(countRtaAudience, { params: { accountId, eventId }, body }, { enabled: isWanted });
}
