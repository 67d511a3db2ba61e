export { Root } from './ConfirmationRoot';
export { Checking, Ended, Failed, Loading, Ready, Retry } from './ConfirmationStates';
export { Emails, Greeting, Manage, OrderNumber, Payment, Title } from './ConfirmationTexts';
export {
  AttendeeName,
  ManageTicket,
  Ticket,
  TicketName,
  TicketNumber,
  TicketPrice,
  Tickets,
} from './ConfirmationTickets';
export { Label, Total, Totals, Value } from './ConfirmationTotals';
