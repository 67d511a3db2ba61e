'use client';
import {
  getRegistrationForm,
  getWidgetBootstrap,
  getWidgetSettings,
  saveWidgetSettings,
} from '../../../contract';
import {
  buyerInformationUpdate,
  buyerInformationValues,
  type BuyerInformationValues,
} from '../../../domain/buyerInformation';
import { joinLoads } from '../resource/load';
import { recordResource, useRecord } from '../resource/useRecord';
import { useRead } from '../resource/useRead';

const buyerInformation = /* @__PURE__ */ recordResource({
  read: getWidgetSettings,
  write: saveWidgetSettings,
  toForm: buyerInformationValues,
  toRequest: (values: BuyerInformationValues, { input, version }) => ({
    ...input,
    body: buyerInformationUpdate(values, version),
  }),
  version: ({ version }) => version,
  invalidates: [getWidgetBootstrap],
});

/**
 * What an event's buyers are helped with, which the widget's settings keep, and the attendees' questions, which decide whether buyers are
 * asked at all. `save` rejects with the client's ApiError. Reading never throws; read `isError` and `isUnknown`.
 * @experimental
 */
export function useBuyerInformation(eventId: string) {
  const input = { params: { eventId } };
  const form = useRead(getRegistrationForm, input);
  const settings = useRecord(buyerInformation, input);
  const { saved, save, reload, isUnknown } = settings;
  return {
    saved,
    save,
    reload,
    isUnknown,
    /** What attendees are asked. */
    questions: form.data?.questions,
    ...joinLoads([settings, form]),
  };
}
