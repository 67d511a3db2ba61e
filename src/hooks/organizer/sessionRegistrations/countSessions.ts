import type { Client } from '../../../client';
import { runSessionRegistrationAction, type SessionRegistrationView } from '../../../contract';
import type { EventScope } from '../resource/eventScope';

/** How many are registered and wait in each session: the action without tickets counts only. Nothing is sent without sessions. */
export async function countSessions(
  client: Client,
  params: EventScope,
  sessionIds: string[],
  signal: AbortSignal,
): Promise<SessionRegistrationView[]> {
  if (sessionIds.length === 0) return [];
  const body = { action: 'REGISTER' as const, sessionIds, ticketIds: [] };
  return (await client.call(runSessionRegistrationAction, { params, body, signal })).views;
}
