export { ActionDialog, titleOf } from './ActionDialog';
export { EditorForm, type EditorFormProps } from './EditorForm';
export { Fold } from './Fold';
export { FormDialog } from './FormDialog';
export { FormSection } from './FormSection';
export { createLeaveGuard, LeaveGuardContext, useLeaveGuard, type LeaveGuard } from './leaveGuard';
export { SaveActions } from './SaveActions';
export { useEditor } from './useEditor';
export { SortableList } from './SortableList';
