/* Asked for as soon as the list is on the screen: nobody needs it to read the list. */
export { attendeesOf } from '../../domain';
export { CaptchaPanel } from './CaptchaPanel';
export { PromotionPanel } from './PromotionPanel';
export { SelectionChanges } from './SelectionChanges';
export { TicketWaiting } from '../waitlist/TicketWaiting';
