'use client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Client, TransferOptions } from '../../../client';
import {
  assignPromotionsToGroup,
  createPromotion,
  createPromotionGroup,
  createPromotionsInBulk,
  deletePromotion,
  deletePromotionGroup,
  emailPromotions,
  getPromotion,
  getTickets,
  importPromotions,
  listPromotionGroups,
  listPromotions,
  updatePromotion,
  updatePromotionGroup,
  type PromotionBulk,
  type PromotionCode,
  type PromotionDraft,
  type PromotionEmail,
  type PromotionGroup,
  type PromotionGroupDraft,
  type PromotionImport,
} from '../../../contract';
import type { PromotionFilter } from '../../../domain/promotions';
import { useEnvironment } from '../../environment';
import { useUpload, type Upload } from '../../upload';
import { everyRow } from '../resource/everyRow';
import { andReadAgain } from '../resource/refresh';
import type { PromotionsOf } from './promotions';

/**
 * What can be done with the promotions of an event. Each rejects with ApiError; once it is done the lists of promotions are read again,
 * and so are lists of tickets on the same page: their prices follow.
 */
export interface PromotionCalls {
  create: (draft: PromotionDraft) => Promise<PromotionCode>;
  /** On the promotion as it was read: 4090 when somebody else changed it since. */
  update: (id: string, draft: PromotionDraft, modified: string) => Promise<PromotionCode>;
  read: (id: string) => Promise<PromotionCode>;
  remove: (id: string, signal?: AbortSignal) => Promise<null>;
  /** All are made or none. 002 §9: 180 s. */
  createMany: (bulk: PromotionBulk, signal?: AbortSignal) => Promise<PromotionCode[]>;
  /** `null` takes them out of their groups. */
  assign: (ids: string[], promotionGroupId: string | null, signal?: AbortSignal) => Promise<PromotionCode[]>;
  email: (email: PromotionEmail, signal?: AbortSignal) => Promise<{ sent: number; unsubscribed: string[] }>;
  importFile: (
    body: { file: Blob; promotionGroupId?: string },
    options: TransferOptions & { signal: AbortSignal },
  ) => Promise<PromotionImport>;
  createGroup: (draft: PromotionGroupDraft) => Promise<PromotionGroup>;
  updateGroup: (id: string, draft: PromotionGroupDraft, modified: string) => Promise<PromotionGroup>;
  /** The group as it is now; `undefined` where it is gone. */
  readGroup: (id: string) => Promise<PromotionGroup | undefined>;
  removeGroup: (id: string) => Promise<null>;
  /** All that a filter finds, page by page. */
  every: (
    filter: PromotionFilter,
    options: TransferOptions & { signal: AbortSignal | undefined },
  ) => Promise<PromotionCode[]>;
}

/** Create, change, delete, group, email, import and export promotions. 002 §7 Promotions. */
export function usePromotionCalls({ accountId, eventId }: PromotionsOf): PromotionCalls {
  const { client } = useEnvironment();
  const upload = useUpload();
  const cache = useQueryClient();
  return useMemo(
    () => promotionCalls(client, upload, cache, { accountId, eventId }),
    [client, upload, cache, accountId, eventId],
  );
}

function promotionCalls(
  client: Client,
  upload: Upload,
  cache: QueryClient,
  params: PromotionsOf,
): PromotionCalls {
  const thenRefresh = <T>(call: Promise<T>) =>
    andReadAgain(call, cache, [listPromotions, listPromotionGroups, getPromotion, getTickets]);
  const groupOf = (promotionGroupId: string) => ({ ...params, promotionGroupId });
  const promotionOf = (promotionId: string) => ({ ...params, promotionId });
  return {
    create: (body) => thenRefresh(client.call(createPromotion, { params, body })),
    update: (id, draft, modified) =>
      thenRefresh(client.call(updatePromotion, { params: promotionOf(id), body: { ...draft, modified } })),
    read: (id) => client.call(getPromotion, { params: promotionOf(id) }),
    remove: (id, signal) => thenRefresh(client.call(deletePromotion, { params: promotionOf(id), signal })),
    createMany: async (body, signal) =>
      (await thenRefresh(client.call(createPromotionsInBulk, { params, body, signal }))).promotions,
    assign: async (ids, promotionGroupId, signal) =>
      (
        await thenRefresh(
          client.call(assignPromotionsToGroup, { params, body: { ids, promotionGroupId }, signal }),
        )
      ).promotions,
    email: (body, signal) => thenRefresh(client.call(emailPromotions, { params, body, signal })),
    importFile: (body, options) => thenRefresh(upload(importPromotions, { params, body, ...options })),
    createGroup: (body) => thenRefresh(client.call(createPromotionGroup, { params, body })),
    updateGroup: (id, draft, modified) =>
      thenRefresh(client.call(updatePromotionGroup, { params: groupOf(id), body: { ...draft, modified } })),
    readGroup: async (id) => {
      const { promotionGroups } = await client.call(listPromotionGroups, { params });
      return promotionGroups.find((group) => group.id === id);
    },
    removeGroup: (id) => thenRefresh(client.call(deletePromotionGroup, { params: groupOf(id) })),
    every: (filter, { signal, onProgress }) =>
      everyRow(
        (paging) => client.call(listPromotions, { params, query: { ...filter, ...paging }, signal }),
        onProgress,
      ),
  };
}
