export { resourceCriteria, resourceFilterIds, resourcePageSize } from './list';
export { resourceProblem } from './problem';
export {
  newResource,
  resourceContent,
  resourceKinds,
  resourceLimits,
  resourceSchema,
  resourceValues,
  type ResourceValues,
} from './values';
