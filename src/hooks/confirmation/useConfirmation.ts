'use client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BoxofficeError, type ErrorListener } from '../../diagnostics';
import { ApiError } from '../../client';
import {
  getConfirmation,
  getPostRegistration,
  getSocialShareSettings,
  type ConfirmationData,
  MISSING_PARAMETERS,
  type PostRegistrationSettings,
  type SocialShareSettings,
} from '../../contract';
import { postRegistration, socialShare } from '../../contract/buyer/confirmation/shapes';
import type { Reader } from '../../contract/reading';
import { paymentPhase } from '../../domain/confirmation/paymentPhase';
import { useLatest } from '../../react';
import { useEnvironment } from '../environment';
import { endpointQuery } from '../query';

/** How often an order whose payment is still being processed is read again, in milliseconds. */
const pollEvery = 3_000;

const isChecked = (order: ConfirmationData | undefined) =>
  order !== undefined && paymentPhase(order.paymentStatus) === 'checking';

const readNothing = (reads: Reader) => reads({}, '', () => undefined);
/** What stands in for settings that could not be loaded: the details and the calendar, which hide nothing from who has paid. */
const usualSettings = /* @__PURE__ */ readNothing(postRegistration) as PostRegistrationSettings;
const noSharing = /* @__PURE__ */ readNothing(socialShare) as SocialShareSettings;

export interface ConfirmationParams {
  eventId: string;
  orderId: string;
  token: string;
  /** Hears why the event's settings could not be loaded. Default: `onError` of the provider. */
  onError?: ErrorListener | undefined;
}

/**
 * The finished order, what its event shows after registration, and how it may be shared: three loads at once (001 §4), each with an
 * end. Only the order is needed: settings that could not be loaded are reported, and the usual ones stand in (FAULTS F66). The order
 * is read again until its payment is no longer processing. Nothing is sent while an id is missing (001 §7). Never throws; read
 * `isError` and `isUnknown`.
 * @public
 */
export function useConfirmation(params: ConfirmationParams) {
  const { client, onError: onEnvironmentError } = useEnvironment();
  const { eventId, orderId, token, onError = onEnvironmentError } = params;
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
  useReported(settings.error, onError);
  useReported(share.error, onError);
  const isPending = settings.isPending || share.isPending;
  return {
    /** All of it, once the order is there and the settings are, or could not be loaded. */
    data:
      order.data && !isPending
        ? { order: order.data, settings: settings.data ?? usualSettings, share: share.data ?? noSharing }
        : undefined,
    /** What to say when one of the ids is empty (001 §8); `null` when none is. */
    missing: isComplete ? null : MISSING_PARAMETERS,
    /** There is no such order for this token: trying again won't help. */
    isUnknown: order.error instanceof ApiError && order.error.code === 4045,
    /** The order could not be loaded. */
    isError: !order.data && order.isError,
    /** Reads again what failed, and only that (FAULTS F66). */
    retry: () => {
      for (const load of [order, settings, share]) if (load.isError) void load.refetch();
    },
  };
}

function useReported(error: Error | null, onError: ConfirmationParams['onError']) {
  const latestRef = useLatest(onError);
  useEffect(() => {
    if (error) latestRef.current?.(new BoxofficeError('BX2002', error));
  }, [error, latestRef]);
}
