export { rtaDeleteProblem, rtaSendProblem } from './problem';
export { rtaFilterIds, rtaMessagesPerPage, visibleRtaMessages } from './list';
export {
  isWorthCounting,
  newRtaMessage,
  rtaFilter,
  rtaLimits,
  rtaMessageDraft,
  rtaMessageSchema,
  rtaTicketTypes,
  type RtaMessageValues,
} from './values';
