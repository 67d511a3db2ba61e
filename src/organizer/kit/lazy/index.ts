export { lazyDialog } from './lazyDialog';
export { lazyPart } from './lazyPart';
export { onIntent } from './onIntent';
export { PartFailed } from './PartFailed';
