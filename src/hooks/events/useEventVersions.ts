'use client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BoxofficeError } from '../../diagnostics';
import { getAgendaVersion, getRegistrationVersion } from '../../contract';
import { generationOf, hasVersions, type Generation } from '../../domain';
import { useEnvironment } from '../environment';
import { endpointQuery } from '../query';

/** `null` while it is being requested. */
export interface EventVersions {
  registration: Generation | null;
  agenda: Generation | null;
}

/**
 * Which generation of registration and agenda an event has. 000 §7. Asked for numeric ids only; `V1` for other events, and
 * where there is no answer in 30 s or an odd one, which `onError` of the provider is notified of (FAULTS F56). Never throws.
 */
export function useEventVersions(eventId: string): EventVersions {
  return {
    registration: useGeneration(eventId, getRegistrationVersion),
    agenda: useGeneration(eventId, getAgendaVersion),
  };
}

function useGeneration(
  eventId: string,
  endpoint: typeof getAgendaVersion | typeof getRegistrationVersion,
): Generation | null {
  const { client, onError } = useEnvironment();
  const isRequested = hasVersions(eventId);
  const { data, error } = useQuery({
    ...endpointQuery(client, endpoint, { params: { eventId } }),
    enabled: isRequested,
  });
  const known = data === undefined ? null : generationOf(data);
  const isOdd = data !== undefined && known === null;
  useEffect(() => {
    if (error) onError?.(new BoxofficeError('BX2002', error));
    else if (isOdd)
      onError?.(
        new BoxofficeError(
          'BX2001',
          `${endpoint.path} of event ${eventId} names no version this library knows; V1 is assumed`,
        ),
      );
  }, [error, isOdd, onError, endpoint, eventId]);
  return !isRequested || error || isOdd ? 'V1' : known;
}
