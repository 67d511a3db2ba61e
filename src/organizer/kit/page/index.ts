export { BackButton } from './BackButton';
export { Drawer, DrawerLayout, type DrawerProps } from './Drawer';
export type { EventScreenProps } from './EventScreenProps';
export { Meter, type MeterProps } from './Meter';
export { PageHeader, type BackLink, type PageHeaderProps } from './PageHeader';
export {
  ScreenEmpty,
  ScreenFailed,
  ScreenLoading,
  ScreenNotFound,
  type ScreenEmptyProps,
  type ScreenFailedProps,
  type ScreenLoadingProps,
  type ScreenNotFoundProps,
} from './ScreenStates';
export { useNewRequest, type NewRequestProps } from './useNewRequest';
export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';
