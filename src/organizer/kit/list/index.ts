export {
  ListScreen,
  type ListProps,
  type ListScreenProps,
  type PagedListProps,
  type SelectableListProps,
} from './ListScreen';
export { useListDialogs } from './useListDialogs';
export { useListView } from './useListView';
export { usePressed } from './usePressed';
