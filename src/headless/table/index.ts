export type { CellFocus, CellValue, DataColumn } from './dataColumn';
export { useDataTable, type DataTableOptions, type DataTableState } from './useDataTable';
export { headRow, useGrid, type GridOptions, type GridPlace } from './useGrid';
export { useRowSelection, type RowSelection, type RowSelectionOptions } from './useRowSelection';
export { useVirtualRows, type VirtualRow, type VirtualRowsOptions } from './useVirtualRows';
