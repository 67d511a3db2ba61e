import { memo } from 'react';
import { CardMarks as Marks } from '../kit/CardMarks';
import { AlsoAttending as Attending } from './AlsoAttending';
import { MoreTickets as More } from './MoreTickets';
import { TicketSearch as Search } from './TicketSearch';

/* Asked for as soon as the list is on the screen: what nobody needs to read it. */
export { animateHeight } from './animateHeight';
export { observeSize } from './observeSize';
export { dayRows } from './TicketDays';
export { EventPicture } from './EventPicture';
export { bitcoin, invoice } from '../kit/payDrawings';
export { rowDrawings } from './rowDrawings';
export { AllSoldOut } from './AllSoldOut';

const isSame = (before: readonly unknown[], now: readonly unknown[]) =>
  before.length === now.length && before.every((item, index) => item === now[index]);

/* They stand around the list, and a choice changes nothing of them. Who draws them may put the same in a new array each time. */
export const AlsoAttending = /* @__PURE__ */ memo(
  Attending,
  (before, now) => before.level === now.level && isSame(before.attendees, now.attendees),
);
export const CardMarks = /* @__PURE__ */ memo(
  Marks,
  (before, now) => before.className === now.className && isSame(before.brands, now.brands),
);
export const MoreTickets = /* @__PURE__ */ memo(More);
export const TicketSearch = /* @__PURE__ */ memo(Search);
