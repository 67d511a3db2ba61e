'use client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, type Client } from '../../../client';
import {
  createAgendaSpeaker,
  deleteAgendaSpeaker,
  getAgendaSession,
  getAgendaSpeaker,
  listAgendaSessions,
  listAgendaSpeakers,
  updateAgendaSpeaker,
  type AgendaSpeaker,
  type SpeakerDraft,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import { andReadAgain, thenReadAgain } from '../resource/refresh';

/** What can be done with one speaker. Each rejects with ApiError. */
export interface SpeakerCalls {
  /** Under an id that nobody else makes: sent twice it is one speaker. Ends once the list has them. */
  create: (id: string, draft: SpeakerDraft) => Promise<AgendaSpeaker>;
  /** On the speaker as they were read: 4090 when somebody else changed them since. */
  update: (id: string, draft: SpeakerDraft, version: number) => Promise<AgendaSpeaker>;
  read: (id: string) => Promise<AgendaSpeaker>;
  /** Their sessions stay, with whom `replacementId` names in their place. */
  remove: (id: string, version: number, replacementId?: string) => Promise<null>;
}

/** Add, change and remove speakers; what is shown of them is read again. */
export function useSpeakerCalls({ accountId, eventId }: EventScope): SpeakerCalls {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  return useMemo(
    () => speakerCalls(client, cache, { accountId, eventId }),
    [client, cache, accountId, eventId],
  );
}

const idTaken = 4090;

function speakerCalls(client: Client, cache: QueryClient, params: EventScope): SpeakerCalls {
  const at = (speakerId: string) => ({ ...params, speakerId });
  const read = (id: string) => client.call(getAgendaSpeaker, { params: at(id) });
  const update = (id: string, draft: SpeakerDraft, version: number) =>
    client.call(updateAgendaSpeaker, { params: at(id), body: { ...draft, version } });
  const create = async (id: string, draft: SpeakerDraft) => {
    try {
      return await client.call(createAgendaSpeaker, { params: at(id), body: draft });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== idTaken) throw error;
      // They were added before, and the answer got lost.
      return update(id, draft, (await read(id)).version);
    }
  };
  return {
    read,
    create: (id, draft) => thenReadAgain(create(id, draft), cache, [listAgendaSpeakers]),
    update: (id, draft, version) => thenReadAgain(update(id, draft, version), cache, [listAgendaSpeakers]),
    remove: (id, version, replacementId) =>
      andReadAgain(
        client.call(deleteAgendaSpeaker, {
          params: at(id),
          query: { version, ...(replacementId !== undefined && { replacementId }) },
        }),
        cache,
        [listAgendaSpeakers, listAgendaSessions, getAgendaSession],
      ),
  };
}
