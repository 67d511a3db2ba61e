'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  activateFlow,
  archiveFlow,
  cloneFlow,
  createFlow,
  listFlows,
  renameFlow,
  type RegistrationFlow,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** What can be done with the registration flows of an event. Each rejects with ApiError; once it is done the list is read again. */
export interface RegistrationFlowCalls {
  /** A new one, inactive. */
  create: (name: string) => Promise<RegistrationFlow>;
  /** 4091 when it is archived. */
  rename: (id: string, name: string) => Promise<RegistrationFlow>;
  /** A copy with the same steps, inactive and not archived. */
  clone: (id: string, name: string) => Promise<RegistrationFlow>;
  /** 4091 when it is active. */
  archive: (id: string, archived: boolean) => Promise<RegistrationFlow>;
  /** 4091 when it is archived. */
  activate: (id: string, active: boolean) => Promise<RegistrationFlow>;
}

/**
 * The registration flows of an event, archived ones too, the oldest first, and the ways to change them. Reading never throws; read
 * `isError`. 002 §7 Flows.
 * @experimental
 */
export function useRegistrationFlows({ accountId, eventId }: EventScope) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const { data, error, isError, isFetching, refetch } = useRead(listFlows, {
    params: { accountId, eventId },
  });
  const calls = useMemo((): RegistrationFlowCalls => {
    const params = { accountId, eventId };
    const flowOf = (flowId: string) => ({ ...params, flowId });
    const changed = <T>(call: Promise<T>) => thenReadAgain(call, cache, [listFlows]);
    return {
      create: (name) => changed(client.call(createFlow, { params, body: { name } })),
      rename: (id, name) => changed(client.call(renameFlow, { params: flowOf(id), body: { name } })),
      clone: (id, name) => changed(client.call(cloneFlow, { params: flowOf(id), body: { name } })),
      archive: (id, archived) =>
        changed(client.call(archiveFlow, { params: flowOf(id), body: { archived } })),
      activate: (id, active) => changed(client.call(activateFlow, { params: flowOf(id), body: { active } })),
    };
  }, [client, cache, accountId, eventId]);
  return { flows: data?.flows, error, isError, isFetching, refetch, calls };
}
