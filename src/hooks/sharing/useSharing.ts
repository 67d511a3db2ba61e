'use client';
import { useState } from 'react';
import { BoxofficeError, type ErrorListener } from '../../diagnostics';
import { ApiError, guestAuthorization } from '../../client';
import {
  MISSING_PARAMETERS,
  reportShare,
  shareByEmail,
  type ShareEmailRow,
  type SocialNetworkName,
} from '../../contract';
import type { Problem } from '../../domain';
import { previewToken } from '../../domain/confirmation';
import { shareEmailError, shareMissingParameters } from '../../domain/sharing/problem';
import { useLatest } from '../../react';
import { useEnvironment } from '../environment';

export interface SharingOptions {
  eventId: string;
  orderId: string;
  /** The order's token; it goes into a header and nowhere else. With `preview` nothing is sent. */
  token: string;
  /** A call was skipped for want of an id, or failed. The environment's when absent. */
  onError?: ErrorListener | undefined;
}

export interface Sharing {
  /** Reports that the event was shared on a network. The person never hears of a failure (FAULTS F69). */
  report: (network: SocialNetworkName) => void;
  /** Sends the event to others; answers what to say when it failed. Never throws. FAULTS F68. */
  send: (rows: readonly ShareEmailRow[]) => Promise<Problem | null>;
}

/** The calls behind sharing, with the token of the order. 001 §7. */
export function useSharing({ eventId, orderId, token, onError }: SharingOptions): Sharing {
  const { client, onError: onEnvironmentError } = useEnvironment();
  const latest = { client, onError: onError ?? onEnvironmentError, params: { eventId, orderId }, token };
  const orderRef = useLatest(latest);
  const [sharing] = useState<Sharing>(() => {
    /** What a call needs; without it the call is skipped. */
    const guest = () => {
      const { params, token: current, onError: reportError } = orderRef.current;
      if (params.eventId && params.orderId && current)
        return { params, authorization: guestAuthorization(current) };
      reportError?.(new BoxofficeError('BX2002', new Error(MISSING_PARAMETERS)));
      return null;
    };
    return {
      report: (socialNetwork) => {
        if (orderRef.current.token === previewToken) return;
        const { client: current, onError: reportError } = orderRef.current;
        const call = async () => {
          const input = guest();
          if (input) await current.call(reportShare, { ...input, body: { socialNetwork } });
        };
        call().catch((cause: unknown) => reportError?.(new BoxofficeError('BX2002', cause)));
      },
      send: async (rows) => {
        if (orderRef.current.token === previewToken) return null;
        const { client: current, onError: reportError } = orderRef.current;
        try {
          const input = guest();
          if (!input) return shareMissingParameters;
          await current.call(shareByEmail, { ...input, body: [...rows] });
          return null;
        } catch (cause) {
          reportError?.(new BoxofficeError('BX2002', cause));
          const { status, failure } = cause instanceof ApiError ? cause : { status: 0, failure: null };
          return shareEmailError({ status, message: failure?.message });
        }
      },
    };
  });
  return sharing;
}
