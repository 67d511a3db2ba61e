'use client';
import { useQuery } from '@tanstack/react-query';
import {
  getRegistrationForm,
  getWidgetBootstrap,
  getWidgetSettings,
  saveWidgetSettings,
  type TicketsWidgetSettings,
} from '../../../contract';
import { buyerUpdate, buyerValues, type BuyerValues } from '../../../domain/buyerInformation';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { useKeptRecord } from '../resource/useKeptRecord';
import type { Kept } from '../resource/useSave';

const keptOf = (settings: TicketsWidgetSettings): Kept<BuyerValues> => ({
  values: buyerValues(settings),
  version: settings.version,
});

/**
 * What an event's buyers are helped with, which the widget's settings keep, and the attendees' questions, which decide whether buyers are
 * asked at all. `save` rejects with the client's ApiError. Reading never throws; read `isError` and `isUnknownEvent`.
 * @experimental
 */
export function useBuyerInformation(eventId: string) {
  const { client } = useEnvironment();
  const input = { params: { eventId } };
  const form = useQuery({ ...endpointQuery(client, getRegistrationForm, input), staleTime: 0 });
  const { kept, save, reload, code, ...settings } = useKeptRecord({
    ...{ read: getWidgetSettings, input, keptOf },
    alsoIn: [getWidgetBootstrap],
    write: (_, values: BuyerValues, version) =>
      client.call(saveWidgetSettings, { ...input, body: buyerUpdate(values, version) }),
  });
  const loads = [settings, form];
  return {
    ...{ kept, save, reload },
    /** What attendees are asked. */
    questions: form.data?.questions,
    isUnknownEvent: code === 4040,
    isError: loads.some(({ isError }) => isError),
    isFetching: loads.some(({ isFetching }) => isFetching),
    refetch: () => loads.forEach(({ isError, refetch }) => isError && void refetch()),
  };
}
