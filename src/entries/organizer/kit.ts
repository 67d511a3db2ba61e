// The organizer's texts.
export { OrganizerTexts, type OrganizerTextsProps } from '../../organizer';

// The shell.
export {
  EventSwitcher,
  type EventSwitcherProps,
  type OrganizerNavItem,
  OrganizerShell,
  type OrganizerShellProps,
} from '../../organizer';

// Commands.
export {
  type Command,
  type CommandGroup,
  CommandPalette,
  type CommandPaletteProps,
  type CommandSearch,
  CommandsProvider,
  useCommands,
} from '../../organizer';

// Pages.
export {
  Drawer,
  DrawerLayout,
  type DrawerProps,
  type EventScreenProps,
  Meter,
  type MeterProps,
  PageHeader,
  type PageHeaderProps,
  ScreenEmpty,
  type ScreenEmptyProps,
  ScreenFailed,
  type ScreenFailedProps,
  ScreenLoading,
  type ScreenLoadingProps,
  ScreenNotFound,
  type ScreenNotFoundProps,
  SegmentedControl,
  type SegmentedControlProps,
} from '../../organizer';

// Tables.
export {
  type BulkAction,
  BulkBar,
  type BulkBarProps,
  DataTable,
  type DataTableProps,
  ExportButton,
  type ExportButtonProps,
  type ExportFormat,
  FilterBar,
  type FilterBarProps,
  SavedViews,
  type SavedViewsProps,
  type TableFilter,
  TablePager,
  type TablePagerProps,
  useTableView,
} from '../../organizer';
export { readTableView, writeTableView, wholeTable, type TableView } from '../../domain';

// Exports that go on.
export { ExportJobs } from '../../organizer';
export { type ExportJob, type ExportRequest, useExportJobs } from '../../hooks';

// Forms.
export { useLeaveGuard } from '../../organizer';

// Looks.
export {
  ContrastReport,
  type ContrastReportProps,
  Illustration,
  type IllustrationProps,
  OrganizerIcon,
  type OrganizerIconName,
  type OrganizerIconProps,
} from '../../organizer';
