'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
import { endpointQuery } from '../../query';
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
  const options = endpointQuery(client, listMobileCards, { query });
  const list = useQuery({ ...options, staleTime: 0 });
  const changed = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } finally {
      // Refused as well: somebody else may have been faster.
      await queries.invalidateQueries({ queryKey: options.queryKey });
    }
  };
  return {
    cards: list.data?.cards,
    isError: list.isError,
    isFetching: list.isFetching,
    refetch: list.refetch,
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
