export { RemoveButton } from './RemoveButton';
export { useAction } from './useAction';
export { useConfirm } from './useConfirm';
