export { RemoveButton } from './RemoveButton';
export { useConfirm } from './useConfirm';
