'use client';
import type { ComponentType } from 'react';
import { DialogFailed, DialogLoading } from './DialogStates';
import { lazyPart, type LazyPart } from './lazyPart';

const states = { Loading: DialogLoading, Failed: DialogFailed };

/**
 * A dialog in a chunk of its own: `lazyDialog(() => import('./RefundDialog'), 'RefundDialog')`. While it loads its outline is shown, and the
 * focus stays on what was pressed; where it can't be loaded its outline offers another try (FAULTS F128).
 */
export const lazyDialog = <Name extends string, Props extends { onClose: () => void }>(
  fetch: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> => lazyPart(fetch, name, states);
