'use client';
import { useCallback } from 'react';
import { listHotLeads, type HotLead } from '../../../contract';
import type { HotLeadFilter } from '../../../domain/hotLeads';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import { everyRow } from '../resource/everyRow';
import type { ExportTransfer } from '../resource/useExport';
import { useRead } from '../resource/useRead';

/**
 * One page of the people who began to register for an event, counted from 1, the latest first. Never throws; read `isError`. 002 §7
 * hotLeads.
 * @experimental
 */
export const useHotLeadList = (
  { accountId, eventId }: EventScope,
  { page, size, filter }: { page: number; size: number; filter: HotLeadFilter },
) =>
  useRead(
    listHotLeads,
    { params: { accountId, eventId }, query: { ...filter, page: page - 1, size } },
    { isPage: true },
  );

/** Finds all leads that match, on every page. Rejects with the client's ApiError. 002 §7 hotLeads. @experimental */
export function useEveryHotLead({
  accountId,
  eventId,
}: EventScope): (filter: HotLeadFilter, options: ExportTransfer) => Promise<HotLead[]> {
  const { client } = useEnvironment();
  return useCallback(
    (filter, { signal, onProgress }) =>
      everyRow(
        (paging) =>
          client.call(listHotLeads, {
            params: { accountId, eventId },
            query: { ...filter, ...paging },
            signal,
          }),
        onProgress,
      ),
    [client, accountId, eventId],
  );
}
