import { chunk } from '../../kit/chunk';

/** Few orders are filled in from a list. */
export const pasteDialog = /* @__PURE__ */ chunk(() => import('./PasteDialog'));
