export {
  attendeeProblem,
  attendeeUpdate,
  attendeeUpdateSchema,
  attendeeValues,
  changeableQuestions,
  isEmailRequired,
  type AttendeeValues,
} from './attendee';
export { orderFilterOf, orderStatuses, orderTypes, ticketFilterOf, ticketStatuses } from './orderList';
export { orderHistory, type OrderHappening } from './orderHistory';
export { orderProblem } from './orderProblem';
export { cancelObstacle, canChangeAttendee, heldOf, orderSteps, refundableOf } from './orderSteps';
export { swapDifference, swapPrice, swapSums, swapTypeOf, type SwapType } from './swapPrices';
export {
  refundSchema,
  resendSchema,
  orderLimits,
  cancelSchema,
  swapSchema,
  transferSchema,
  type DisputeStep,
  type RefundValues,
  type ResendValues,
  type SwapValues,
  type TransferValues,
} from './orderSchemas';
export {
  newOrderProblem,
  newOrderRequest,
  newOrderSchema,
  newOrderValues,
  orderedTickets,
  submittedPayments,
  type NewOrderValues,
} from './newOrder';
export {
  ticketInvitationLimits,
  ticketInvitationProblem,
  ticketInvitationRequest,
  ticketInvitationSchema,
  type TicketInvitationValues,
} from './invitations';
