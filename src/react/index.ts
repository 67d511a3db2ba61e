export { guardUnload, useUnloadGuard } from './unloadGuard';
export { useClientLayoutEffect } from './useClientLayoutEffect';
export { useLatest } from './useLatest';
export { useRequiredContext } from './useRequiredContext';
export { warnOfAnotherReact } from './warnOfAnotherReact';
