'use client';
import { useQueryClient } from '@tanstack/react-query';
import {
  createMobileCard,
  deleteMobileCard,
  listMobileCards,
  updateMobileCard,
  type MobileCard,
  type MobileCardDraft,
} from '../../../contract';
import { cardDraft, cardValues } from '../../../domain/mobileApp';
import { useEnvironment } from '../../environment';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';
import type { MobileAppOf } from './mobileApp';

/**
 * The cards on the first screen of an event's app, in their order, and the ways to change them: each is saved at once and rejects with the
 * client's ApiError. Reading never throws; read `isError`. 002 §7 Mobile app, cards.
 * @experimental
 */
export function useMobileCards({ accountId, eventId }: MobileAppOf) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const query = { accountId, eventId };
  const { data, isError, isFetching, refetch } = useRead(listMobileCards, { query });
  const changed = <T>(call: Promise<T>) => thenReadAgain(call, queries, [listMobileCards]);
  return {
    cards: data?.cards,
    isError,
    isFetching,
    refetch,
    add: (draft: MobileCardDraft) =>
      changed(client.call(createMobileCard, { query, body: cardDraft(draft) })),
    /** What `to` leaves alone stays as it is shown. With `position`, from 0, it is moved there. */
    change: (card: MobileCard, to: Partial<MobileCardDraft>) => {
      const { position } = to;
      const body = {
        ...cardDraft({ ...cardValues(card), ...to }),
        ...(position !== undefined && { position }),
      };
      return changed(client.call(updateMobileCard, { query, params: { cardId: card.id }, body }));
    },
    remove: (cardId: string) => changed(client.call(deleteMobileCard, { query, params: { cardId } })),
  };
}
