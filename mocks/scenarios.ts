import { consentAsked } from './worlds/consentAsked';
import { largeEvent } from './worlds/largeEvent';
import { northlight } from './worlds/northlight';
import { swapOffered } from './worlds/swapOffered';
import {
  captcha,
  expiring,
  fewLeft,
  freeEvent,
  longTexts,
  manyTickets,
  noTax,
  noTickets,
  singleTicket,
  soldOut,
  yen,
} from './worlds/variants';

/** Named worlds, each a plain value; `manyTickets` makes one of as many ticket types as asked for. */
export const scenarios = {
  conference: northlight,
  soldOut,
  fewLeft,
  noTickets,
  freeEvent,
  singleTicket,
  expiring,
  noTax,
  longTexts,
  yen,
  captcha,
  consentAsked,
  swapOffered,
  largeEvent,
  manyTickets,
};
