'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../client';
import {
  getWidgetBootstrap,
  getWidgetSettings,
  resetWidgetSettings,
  saveWidgetSettings,
  type TicketsWidgetSettings,
} from '../../contract';
import {
  widgetSettingsUpdate,
  widgetSettingsValues,
  type WidgetSettingsValues,
} from '../../domain/widgetSettings';
import { useEnvironment } from '../environment';
import { endpointKey, endpointQuery } from '../query';
import type { Kept } from './useSave';

const keptOf = (settings: TicketsWidgetSettings): Kept<WidgetSettingsValues> => ({
  values: widgetSettingsValues(settings),
  version: settings.version,
});

/**
 * The settings of an event's ticket widget as a form has them, and the ways to change them (001 §7). `save` and `reset` reject with the
 * client's ApiError; widgets in the same page show what was saved. Reading never throws; read `isError` and `isUnknownEvent`.
 */
export function useWidgetSettings(eventId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const input = useMemo(() => ({ params: { eventId } }), [eventId]);
  const options = endpointQuery(client, getWidgetSettings, input);
  const query = useQuery({ ...options, staleTime: 0 });
  const { data } = query;
  const taken = (settings: TicketsWidgetSettings) => {
    queries.setQueryData(options.queryKey, settings);
    void queries.invalidateQueries({ queryKey: endpointKey(getWidgetBootstrap) });
    return keptOf(settings);
  };
  return {
    kept: useMemo(() => data && keptOf(data), [data]),
    isError: query.isError,
    isUnknownEvent: query.error instanceof ApiError && query.error.code === 4040,
    isFetching: query.isFetching,
    refetch: query.refetch,
    save: async (values: WidgetSettingsValues, version: number) =>
      taken(await client.call(saveWidgetSettings, { ...input, body: widgetSettingsUpdate(values, version) })),
    /** As somebody else left them. */
    reload: async () => taken(await client.call(getWidgetSettings, input)),
    /** Back to the default wording and look; rules and switches stay. */
    reset: async () => taken(await client.call(resetWidgetSettings, input)),
  };
}
