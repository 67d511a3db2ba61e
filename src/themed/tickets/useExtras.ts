'use client';
import { useContext } from 'react';
import { chunk, useChunk } from '../kit/chunk';
import { ListedContext } from './ListedContext';

/** What comes behind the list; nothing waits for it. */
export const extras = /* @__PURE__ */ chunk(() => import('./extras'));

/** Card marks and faces, once they are there; `null` when they could not be loaded. */
export const useExtras = () => useChunk(extras, useContext(ListedContext));
