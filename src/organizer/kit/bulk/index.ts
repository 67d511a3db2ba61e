export type { BulkDialog } from './bulkTask';
export { useBulkActions } from './useBulkActions';
