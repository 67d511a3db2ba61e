import { organizerPart } from '../organizerPart';
import { AppSettings } from './AppSettingsScreen';

export type { AppSettingsScreenProps } from './AppSettingsScreen';
export { AppSettingsView } from './AppSettingsView';

/** The mobile app of an event: its look, the cards on its first screen, and how it gets to the stores. @experimental */
export const AppSettingsScreen = /* @__PURE__ */ organizerPart(AppSettings);
