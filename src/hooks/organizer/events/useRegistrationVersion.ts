'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../client';
import { getRegistrationVersions, migrateToClassicRegistration } from '../../../contract';
import { generationOf } from '../../../domain';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';

const isClassicAlready = 4091;

/**
 * Which generation of registration an event has, and the way back to the classic one, which rejects with the client's ApiError. Reading
 * never throws; read `isError`. 002 §7 Events.
 * @experimental
 */
export function useRegistrationVersion(eventId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const options = endpointQuery(client, getRegistrationVersions, { body: { eventIds: [eventId] } });
  const query = useQuery({ ...options, staleTime: 0 });
  const version = query.data?.versions.find((row) => row.eventId === eventId)?.version;
  return {
    /** Absent while it is not known; what names none is the first (FAULTS F56). */
    generation: version && (generationOf(version) ?? 'V1'),
    isError: query.isError,
    isFetching: query.isFetching,
    refetch: query.refetch,
    /** Somebody else who was faster has done what was wanted. */
    migrate: async () => {
      try {
        await client.call(migrateToClassicRegistration, { params: { eventId } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== isClassicAlready) throw error;
      }
      await queries.invalidateQueries(options);
    },
  };
}
