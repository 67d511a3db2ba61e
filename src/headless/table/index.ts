export type { DataColumn } from './dataColumn';
export { matchingRows } from './matchingRows';
export { useDataTable } from './useDataTable';
export { headRow, useGrid, type GridPosition } from './useGrid';
export { useRowSelection } from './useRowSelection';
export { useVirtualRows } from './useVirtualRows';
