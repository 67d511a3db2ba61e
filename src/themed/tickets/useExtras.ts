'use client';
import { chunk, useChunk } from '../kit/chunk';

const extras = /* @__PURE__ */ chunk(() => import('./extras'));

/** Card marks, faces and the form for a code, once they are there; `null` when they could not be loaded. */
export const useExtras = (isWanted?: boolean) => useChunk(extras, isWanted);
