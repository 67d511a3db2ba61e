'use client';
import { chunk, useChunk } from '../kit/chunk';

const later = /* @__PURE__ */ chunk(() => import('./later'));

/** What says what is wrong, once it is there; `null` when it could not be loaded, e.g. for the same reason. */
export const useLater = () => useChunk(later);
