'use client';
import {
  getTickets,
  getTicketsData,
  getTicketTypes,
  getWidgetBootstrap,
  saveTicketsData,
} from '../../../contract';
import {
  saleSettingsUpdate,
  saleSettingsValues,
  type SaleSettingsValues,
} from '../../../domain/saleSettings';
import { recordResource, useRecord } from '../resource/useRecord';

const sale = /* @__PURE__ */ recordResource({
  read: getTicketsData,
  write: saveTicketsData,
  toForm: saleSettingsValues,
  toRequest: (values: SaleSettingsValues, { input, version, before }) => ({
    ...input,
    body: { ...saleSettingsUpdate(values, before), version },
  }),
  version: ({ version = 1 }) => version,
  invalidates: [getWidgetBootstrap, getTickets, getTicketTypes],
});

/**
 * The rules of an event's sale as they are saved and as a form has them, and the way to change them (002 §7 tickets_data). `save` rejects
 * with the client's ApiError; ticket lists in the same page show what was saved. Reading never throws; read `isError`.
 * @experimental
 */
export function useSaleSettings(eventId: string) {
  const { record, ...settings } = useRecord(sale, { params: { eventId } });
  return { ...settings, settings: record };
}
