'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { BuyerRequests } from './BuyerRequestsScreen';
import { MyOrderSettingsEditor } from './MyOrderSettingsScreen';

export type { BuyerRequestsScreenProps } from './BuyerRequestsScreen';
export { BuyerRequestsView } from './BuyerRequestsView';
export type { MyOrderSettingsScreenProps } from './MyOrderSettingsScreen';
export { MyOrderSettingsView } from './MyOrderSettingsView';

/** What buyers asked for, and the way to approve or decline it. @experimental */
export const BuyerRequestsScreen = /* @__PURE__ */ withOrganizerRoot(BuyerRequests);

/** What buyers may do with their own orders. @experimental */
export const MyOrderSettingsScreen = /* @__PURE__ */ withOrganizerRoot(MyOrderSettingsEditor);
