export { lazyDialog } from './lazyDialog';
export { lazyPart } from './lazyPart';
export { onIntent } from './onIntent';
