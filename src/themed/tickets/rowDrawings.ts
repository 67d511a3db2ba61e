import { alertCircle, calendar, circle, clock, link, unlock } from '../kit/listDrawings';

const ban = `${circle}M4.7 15.3 15.3 4.7`;

/** What stands beside the words of the list, which say it all: by the state of a row, and by what else they say. */
export const rowDrawings = {
  soldOut: ban,
  saleEnded: calendar,
  saleStarts: clock,
  needsOther: link,
  notOnSale: ban,
  unlocked: unlock,
  problem: alertCircle,
};

export type RowDrawing = keyof typeof rowDrawings;
