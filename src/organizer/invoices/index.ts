import { organizerPart } from '../organizerPart';
import { InvoiceSettings } from './InvoiceSettingsScreen';

export type { InvoiceSample } from './InvoicePreview';
export type { InvoiceSettingsScreenProps } from './InvoiceSettingsScreen';
export { InvoiceSettingsView, type InvoiceSettingsViewProps } from './InvoiceSettingsView';

/** How an event is paid by invoice, with the invoice form that buyers fill in beside it. @experimental */
export const InvoiceSettingsScreen = /* @__PURE__ */ organizerPart(InvoiceSettings);
