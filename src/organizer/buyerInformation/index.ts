'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { BuyerInformation } from './BuyerInformationScreen';

export type { BuyerInformationScreenProps } from './BuyerInformationScreen';
export { BuyerInformationView } from './BuyerInformationView';

/** What the buyers of an event are asked and helped with, beside the form they get. @experimental */
export const BuyerInformationScreen = /* @__PURE__ */ withOrganizerRoot(BuyerInformation);
