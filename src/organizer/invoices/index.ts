'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { InvoiceSettings } from './InvoiceSettingsScreen';
export type { InvoiceSettingsScreenProps } from './InvoiceSettingsScreen';
export { InvoiceSettingsView } from './InvoiceSettingsView';

/** How an event is paid by invoice, with the invoice form that buyers fill in beside it. @experimental */
export const InvoiceSettingsScreen = /* @__PURE__ */ withOrganizerRoot(InvoiceSettings);
