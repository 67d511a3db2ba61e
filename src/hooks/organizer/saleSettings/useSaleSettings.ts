'use client';
import {
  getTickets,
  getTicketsData,
  getTicketTypes,
  getWidgetBootstrap,
  saveTicketsData,
  type SaleSettings,
} from '../../../contract';
import { saleUpdate, saleValues, type SaleValues } from '../../../domain/saleSettings';
import { useKeptRecord } from '../resource/useKeptRecord';
import type { Kept } from '../resource/useSave';

const keptOf = (settings: SaleSettings): Kept<SaleValues> => ({
  values: saleValues(settings),
  version: settings.version ?? 1,
});

/**
 * The rules of an event's sale as they are kept and as a form has them, and the way to change them (002 §7 tickets_data). `save` rejects
 * with the client's ApiError; ticket lists in the same page show what was saved. Reading never throws; read `isError`.
 * @experimental
 */
export function useSaleSettings(eventId: string) {
  const input = { params: { eventId } };
  const { record, code, ...sale } = useKeptRecord({
    ...{ read: getTicketsData, input, keptOf },
    alsoIn: [getWidgetBootstrap, getTickets, getTicketTypes],
    write: (client, values: SaleValues, version, before) =>
      client.call(saveTicketsData, { ...input, body: { ...saleUpdate(values, before), version } }),
  });
  return { ...sale, settings: record, isUnknownEvent: code === 4040 };
}
