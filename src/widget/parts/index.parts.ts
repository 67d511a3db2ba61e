export { Root } from './Root';
export { List, Row, Selection } from './Selection';
export { Footer, Header, Promotion, AlsoAttending } from '../../themed/tickets/selection/parts';
export {
  Attendees,
  Billing,
  Buyer,
  Consents,
  Fields,
  Payment,
  Submit,
} from '../../themed/registration/form/parts';
export { Confirmation, Form } from './later';
