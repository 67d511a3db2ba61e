export { rtaDeleteProblem, rtaSendProblem } from './problem';
export {
  isWorthCounting,
  newRtaMessage,
  rtaFilter,
  rtaLimits,
  rtaMessageDraft,
  rtaMessageSchema,
  rtaMessagesPerPage,
  rtaTicketTypes,
  type RtaMessageValues,
} from './values';
