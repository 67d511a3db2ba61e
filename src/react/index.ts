export { useClientLayoutEffect } from './useClientLayoutEffect';
export { useLatest } from './useLatest';
