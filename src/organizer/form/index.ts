export { EditorForm, type EditorFormProps } from './EditorForm';
export { FormSection, type FormSectionProps } from './FormSection';
export {
  createLeaveGuard,
  LeaveGuardContext,
  useBlockLeaving,
  useLeaveGuard,
  type LeaveGuard,
} from './leaveGuard';
export { SaveActions, type SaveActionsProps } from './SaveActions';
export { SavedNotice, type SavedNoticeProps } from './SavedNotice';
export { useEditor, type Editor, type EditorConflict, type EditorOptions } from './useEditor';
export { SortableList, type SortableListProps } from './SortableList';
