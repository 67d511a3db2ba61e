export { BulkBar, type BulkAction, type BulkBarProps } from './BulkBar';
export { DataTable, type DataTableProps } from './DataTable';
export { ExportButton, type ExportButtonProps, type ExportFormat } from './ExportButton';
export { FilterBar, type FilterBarProps, type TableFilter } from './FilterBar';
export { NoMatch } from './NoMatch';
export { SavedViews, type SavedViewsProps } from './SavedViews';
export { TablePager, type TablePagerProps } from './TablePager';
export { useTableView, type ViewProps } from './useTableView';
