'use client';
import {
  getWidgetBootstrap,
  getWidgetSettings,
  resetWidgetSettings,
  saveWidgetSettings,
} from '../../../contract';
import {
  widgetSettingsUpdate,
  widgetSettingsValues,
  type WidgetSettingsValues,
} from '../../../domain/widgetSettings';
import { useEnvironment } from '../../environment';
import { recordResource, useRecord } from '../resource/useRecord';

const widgetSettings = /* @__PURE__ */ recordResource({
  read: getWidgetSettings,
  write: saveWidgetSettings,
  toForm: widgetSettingsValues,
  toRequest: (values: WidgetSettingsValues, { input, version }) => ({
    ...input,
    body: widgetSettingsUpdate(values, version),
  }),
  version: ({ version }) => version,
  invalidates: [getWidgetBootstrap],
});

/**
 * The settings of an event's ticket widget as a form has them, and the ways to change them (001 §7). `save` and `reset` reject with the
 * client's ApiError; widgets in the same page show what was saved. Reading never throws; read `isError` and `isUnknown`.
 * @experimental
 */
export function useWidgetSettings(eventId: string) {
  const { client } = useEnvironment();
  const input = { params: { eventId } };
  const { taken, ...settings } = useRecord(widgetSettings, input);
  return {
    ...settings,
    /** Back to the default wording and look; rules and switches stay. */
    reset: async () => taken(await client.call(resetWidgetSettings, input)),
  };
}
