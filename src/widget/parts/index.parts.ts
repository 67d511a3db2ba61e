export { Root } from './Root';
export { Row, Selection } from './Selection';
export { AlsoAttending, Footer, List, Promotion } from '../../themed/tickets/selection/arranged';
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
