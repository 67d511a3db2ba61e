'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { WidgetSettings } from './WidgetSettingsScreen';
export type { WidgetSettingsScreenProps } from './WidgetSettingsScreen';
export { WidgetSettingsView } from './WidgetSettingsView';

/** How the ticket widget of an event looks, what it says and what it allows, with the widget beside it. @experimental */
export const WidgetSettingsScreen = /* @__PURE__ */ withOrganizerRoot(WidgetSettings);
