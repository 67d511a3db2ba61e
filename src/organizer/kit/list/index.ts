export {
  ListScreen,
  type ListProps,
  type ListScreenProps,
  type PagedListProps,
  type SelectableListProps,
} from './ListScreen';
export { useListView } from './useListView';
export { usePressed } from './usePressed';
