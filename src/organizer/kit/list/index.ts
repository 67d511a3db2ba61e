export { CardList, RowChoice, SelectableRow, type CardListProps } from './CardList';
export type { ListFile } from './listFile';
export {
  ListScreen,
  type ListFileProps,
  type ListProps,
  type ListScreenProps,
  type PagedListProps,
  type SelectableListProps,
} from './ListScreen';
export { useListDialogs } from './useListDialogs';
export { useListView } from './useListView';
export { usePressed } from './usePressed';
