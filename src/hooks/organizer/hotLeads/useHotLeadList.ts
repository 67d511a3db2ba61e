'use client';
import { useMemo } from 'react';
import { listHotLeads } from '../../../contract';
import { leadSheet, type HotLeadFilter, type LeadFileTexts } from '../../../domain/hotLeads';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import { everyRow } from '../resource/everyRow';
import { sheetFile } from '../resource/readSheet';
import type { MakeFile } from '../resource/useExport';
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

/**
 * Makes a file of all leads that match, on every page, in the words of `texts`. Rejects with the client's ApiError. 002 §7 hotLeads.
 * @experimental
 */
export function useHotLeadFile({
  accountId,
  eventId,
}: EventScope): (filter: HotLeadFilter, texts: LeadFileTexts) => MakeFile<'csv'> {
  const { client } = useEnvironment();
  return useMemo(
    () =>
      (filter, texts) =>
      async (_format, { signal, onProgress }) => {
        const leads = await everyRow(
          (paging) =>
            client.call(listHotLeads, {
              params: { accountId, eventId },
              query: { ...filter, ...paging },
              signal,
            }),
          onProgress,
        );
        return { file: await sheetFile(leadSheet(leads, texts)), name: null };
      },
    [client, accountId, eventId],
  );
}
