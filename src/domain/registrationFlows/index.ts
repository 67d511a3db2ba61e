export { flowFilterIds, flowStatuses, statusOfFlow, visibleFlows, type FlowStatus } from './list';
export { flowNameSchema, maxFlowNameLength, type FlowNameValues } from './name';
export { flowProblem } from './problem';
