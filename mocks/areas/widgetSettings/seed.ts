import type { RecordsOf } from '../recordsOf';

/** How often the settings of a widget were changed; from 1. */
interface WidgetVersion {
  /** The widget. */
  id: string;
  version: number;
}

/** Tables of this area, by name. Scope: the event. */
export interface WidgetSettingsTables {
  widgetVersions: WidgetVersion;
}

export const widgetSettingsRecords: RecordsOf<WidgetSettingsTables> = { widgetVersions: {} };
