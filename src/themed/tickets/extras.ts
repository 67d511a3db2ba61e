import { memo } from 'react';
import { isSame } from '../../domain';
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

/* They stand around the list, and a choice changes nothing of them. Who draws them may put the same in a new array each time. */
export const AlsoAttending = /* @__PURE__ */ memo(Attending, isSame);
export const CardMarks = /* @__PURE__ */ memo(Marks, isSame);
export const MoreTickets = /* @__PURE__ */ memo(More);
export const TicketSearch = /* @__PURE__ */ memo(Search);
