'use client';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { download, type Client, type TransferOptions } from '../../../client';
import {
  exportPartners,
  getPartner,
  importPartners,
  listPartners,
  savePartner,
  updatePartners,
  type EventPartner,
  type FileDownload,
  type PartnerDraft,
  type PartnerImport,
  type PartnerList,
} from '../../../contract';
import { partnerDraft, partnerValues } from '../../../domain/partners';
import { useEnvironment } from '../../environment';
import { useUpload, type Upload } from '../../upload';
import { endpointQuery } from '../../query';
import { thenReadAgain } from '../resource/refresh';

type Transfer = TransferOptions & { signal: AbortSignal };

/** What can be done with the partners of an event. Each rejects with ApiError; once it is done the list is read again. */
export interface PartnerCalls {
  /** As it is now, whatever is known of it here. */
  read: (id: string) => Promise<EventPartner>;
  /** On the partner as it was read: 4090 when somebody else changed it since. Without an id a new one, behind the others. */
  save: (draft: PartnerDraft, modified?: string) => Promise<EventPartner>;
  /** Changes the whole list, one change after the other; whoever is left out is removed. 4090 when somebody else was faster. */
  changeAll: (to: (partners: readonly EventPartner[]) => EventPartner[]) => Promise<PartnerList>;
  exportFile: (transfer: Transfer) => Promise<FileDownload>;
  /** Adds the partners of a sheet; waits up to 100 s (002 §9). */
  importFile: (file: Blob, transfer: Transfer) => Promise<PartnerImport>;
}

const listQuery = (client: Client, eventId: string) =>
  endpointQuery(client, listPartners, { params: { eventId } });

/**
 * The partners of an event, in the order they are shown in, and the ways to change them. Reading never throws; read `isError`.
 * 002 §7 Partners.
 * @experimental
 */
export function usePartners(eventId: string) {
  const { client } = useEnvironment();
  const upload = useUpload();
  const cache = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({ ...listQuery(client, eventId), staleTime: 0 });
  const calls = useMemo(() => partnerCalls(client, upload, cache, eventId), [client, upload, cache, eventId]);
  return { list: data, isError, isFetching, refetch, calls };
}

function partnerCalls(client: Client, upload: Upload, cache: QueryClient, eventId: string): PartnerCalls {
  const params = { eventId };
  const { queryKey } = listQuery(client, eventId);
  let last: Promise<unknown> = Promise.resolve();
  const thenRefresh = <T>(call: Promise<T>) => thenReadAgain(call, cache, [listPartners]);
  return {
    read: (id) => client.call(getPartner, { params, query: { id } }),
    save: (draft, modified) =>
      thenRefresh(
        client.call(savePartner, {
          params,
          body: { ...draft, ...(modified !== undefined && { modified }) },
        }),
      ),
    changeAll: (to) => {
      const run = last.then(async () => {
        const known = cache.getQueryData<PartnerList>(queryKey);
        const { partners, revision } = known ?? (await client.call(listPartners, { params }));
        const drafts = to(partners).map((partner) => partnerDraft(partnerValues(partner), partner.id));
        return thenRefresh(client.call(updatePartners, { params, body: { partners: drafts, revision } }));
      });
      last = run.catch(() => undefined);
      return run;
    },
    exportFile: (transfer) => download(client, exportPartners, { params, ...transfer }),
    importFile: (file, transfer) =>
      thenRefresh(upload(importPartners, { params, body: { file }, ...transfer })),
  };
}
