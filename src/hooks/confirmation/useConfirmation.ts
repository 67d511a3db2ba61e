'use client';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../client';
import {
  getConfirmation,
  getPostRegistration,
  getSocialShareSettings,
  type ConfirmationData,
  MISSING_PARAMETERS,
} from '../../contract';
import { paymentPhase } from '../../domain/confirmation/paymentPhase';
import { useEnvironment } from '../environment';
import { endpointQuery } from '../query';

/** How often an order whose payment is still being processed is read again, in milliseconds. */
const pollEvery = 3_000;

const isChecked = (order: ConfirmationData | undefined) =>
  order !== undefined && paymentPhase(order.paymentStatus) === 'checking';

export interface ConfirmationParams {
  eventId: string;
  orderId: string;
  token: string;
}

/**
 * The finished order, what its event shows after registration, and how it may be shared: three loads at once (001 §4), each with an
 * end. The order is read again until its payment is no longer processing. Nothing is sent while an id is missing (001 §7). Never
 * throws; read `isError` and `isUnknown`.
 * @public
 */
export function useConfirmation(params: ConfirmationParams) {
  const { client } = useEnvironment();
  const { eventId, orderId, token } = params;
  const isComplete = Boolean(eventId && orderId && token);
  const order = useQuery({
    ...endpointQuery(client, getConfirmation, { params: { eventId, orderId, token } }),
    enabled: isComplete,
    refetchInterval: ({ state }) => (isChecked(state.data) ? pollEvery : false),
  });
  const settings = useQuery({
    ...endpointQuery(client, getPostRegistration, { params: { eventId } }),
    enabled: isComplete,
  });
  const share = useQuery({
    ...endpointQuery(client, getSocialShareSettings, {
      params: { eventId },
      query: { sectionType: 'registration' },
    }),
    enabled: isComplete,
  });
  const loads = [order, settings, share];
  const failed = loads.filter(({ data, isError }) => !data && isError);
  return {
    /** All of it, once all of it is there. */
    data:
      order.data && settings.data && share.data
        ? { order: order.data, settings: settings.data, share: share.data }
        : undefined,
    /** What to say when one of the ids is empty (001 §8); `null` when none is. */
    missing: isComplete ? null : MISSING_PARAMETERS,
    /** There is no such order for this token: trying again won't help. */
    isUnknown: order.error instanceof ApiError && order.error.code === 4045,
    isError: failed.length > 0,
    /** Reads again what failed, and only that (FAULTS F66). */
    retry: () => {
      for (const load of failed) void load.refetch();
    },
  };
}
