export {
  attendeeProblem,
  attendeeUpdate,
  attendeeUpdateSchema,
  attendeeValues,
  canChangeAttendee,
  changeableQuestions,
  isEmailRequired,
  type AttendeeValues,
} from './attendee';
export { orderFilterOf, orderStatuses, orderTypes, ticketFilterOf, ticketStatuses } from './orderList';
export { orderHistory, type OrderHappening } from './orderHistory';
export { orderProblem } from './orderProblem';
export { orderSteps, refundableOf } from './orderSteps';
export {
  refundSchema,
  resendSchema,
  orderLimits,
  swapSchema,
  transferSchema,
  type DisputeStep,
  type RefundValues,
  type ResendValues,
  type SwapValues,
  type TransferValues,
} from './orderSchemas';
