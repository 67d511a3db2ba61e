'use client';
import {
  getWidgetBootstrap,
  getWidgetSettings,
  resetWidgetSettings,
  saveWidgetSettings,
  type TicketsWidgetSettings,
} from '../../../contract';
import {
  widgetSettingsUpdate,
  widgetSettingsValues,
  type WidgetSettingsValues,
} from '../../../domain/widgetSettings';
import { useEnvironment } from '../../environment';
import { useKeptRecord } from '../resource/useKeptRecord';
import type { Kept } from '../resource/useSave';

const keptOf = (settings: TicketsWidgetSettings): Kept<WidgetSettingsValues> => ({
  values: widgetSettingsValues(settings),
  version: settings.version,
});

/**
 * The settings of an event's ticket widget as a form has them, and the ways to change them (001 §7). `save` and `reset` reject with the
 * client's ApiError; widgets in the same page show what was saved. Reading never throws; read `isError` and `isUnknownEvent`.
 * @experimental
 */
export function useWidgetSettings(eventId: string) {
  const { client } = useEnvironment();
  const input = { params: { eventId } };
  const { code, taken, ...settings } = useKeptRecord({
    ...{ read: getWidgetSettings, input, keptOf },
    alsoIn: [getWidgetBootstrap],
    write: (client, values: WidgetSettingsValues, version) =>
      client.call(saveWidgetSettings, { ...input, body: widgetSettingsUpdate(values, version) }),
  });
  return {
    ...settings,
    isUnknownEvent: code === 4040,
    /** Back to the default wording and look; rules and switches stay. */
    reset: async () => taken(await client.call(resetWidgetSettings, input)),
  };
}
