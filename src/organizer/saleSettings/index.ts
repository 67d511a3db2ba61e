'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { SaleSettingsEditor } from './SaleSettingsScreen';

export type { SaleSettingsScreenProps } from './SaleSettingsScreen';
export { SaleSettingsView } from './SaleSettingsView';

/** Tax, currency, who takes the money, and how long tickets are held. @experimental */
export const SaleSettingsScreen = /* @__PURE__ */ withOrganizerRoot(SaleSettingsEditor);
