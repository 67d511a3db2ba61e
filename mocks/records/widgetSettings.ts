import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type WidgetSettingsTables = Record<never, never>;

export const widgetSettingsRecords: RecordsOf<WidgetSettingsTables> = {};
