export { CopyOnceDialog } from './CopyOnceDialog';
export { ProblemNotice, RowProblem, type ProblemNoticeProps } from './Problem';
export { RemoveButton } from './RemoveButton';
export { useAction } from './useAction';
export { useConfirm } from './useConfirm';
