import { chunk } from '../kit/chunk';

/** Few buyers find what they want sold out. */
export const waitlistDialog = /* @__PURE__ */ chunk(() => import('./WaitlistDialog'));
