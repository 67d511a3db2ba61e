export { ConfirmDialog, type ConfirmDialogProps, type Question } from './ConfirmDialog';
export { useConfirm, type Confirm } from './useConfirm';
