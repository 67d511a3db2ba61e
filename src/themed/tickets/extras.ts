/* Asked for as soon as the list is on the screen: what nobody needs to read it. */
export { CardMarks } from '../kit/CardMarks';
export { animateHeight } from './animateHeight';
export { observeSize } from './observeSize';
export { AlsoAttending } from './AlsoAttending';
export { dayRows } from './TicketDays';
export { EventPicture } from './EventPicture';
export { MoreTickets } from './MoreTickets';
export { bitcoin, invoice } from '../kit/payDrawings';
export { rowDrawings } from './rowDrawings';
export { TicketSearch } from './TicketSearch';
export { AllSoldOut } from './AllSoldOut';
