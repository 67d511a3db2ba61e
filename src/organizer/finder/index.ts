export type { FoundKind } from '../../domain/finder';
export { useEventActions, type EventActionName, type EventActionsOptions } from './useEventActions';
export { useFinder, type FinderOptions } from './useFinder';
