import * as buyerHelp from './worlds/buyerHelp';
import { codeOfLink, noCodes, promotionCodes } from './worlds/codes';
import { consentRequested } from './worlds/consentRequested';
import * as confirmations from './worlds/confirmations';
import { festivalDays } from './worlds/festivalDays';
import * as faces from './worlds/faces';
import { largeEvent } from './worlds/largeEvent';
import * as listSettings from './worlds/listSettings';
import { northlight } from './worlds/northlight';
import { richForm } from './worlds/richForm';
import { rowStates } from './worlds/rowStates';
import { swapOffered } from './worlds/swapOffered';
import * as variants from './worlds/variants';
import * as checkoutWorlds from './worlds/checkoutActions';

/** Named worlds, each a plain value; `manyTickets` makes one of as many ticket types as asked for. @public */
export const scenarios = {
  conference: northlight,
  richForm,
  rowStates,
  consentRequested,
  swapOffered,
  largeEvent,
  festivalDays,
  promotionCodes,
  noCodes,
  codeOfLink,
  ...variants,
  ...listSettings,
  ...checkoutWorlds,
  ...faces,
  ...confirmations,
  ...buyerHelp,
};
