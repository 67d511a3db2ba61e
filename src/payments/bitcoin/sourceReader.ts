import type { Client } from '../../client';
import { getBitcoinSource, type BitcoinSource, type HeldTransaction } from '../../contract';

/** Reads what became of a source of a hold from the backend. Rejects with ApiError. */
export const sourceReader =
  (client: Client, { eventId, token }: Pick<HeldTransaction, 'eventId' | 'token'>) =>
  (sourceId: string): Promise<BitcoinSource> =>
    client.call(getBitcoinSource, { params: { eventId, token, sourceId } });
