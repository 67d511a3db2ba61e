'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { WaitingList } from './WaitingListScreen';

export type { WaitingListScreenProps } from './WaitingListScreen';
export { WaitingListView } from './WaitingListView';

/** Who waits for places of sold-out ticket types, and the way to offer them some. @experimental */
export const WaitingListScreen = /* @__PURE__ */ withOrganizerRoot(WaitingList);
