'use client';
import { createContext } from 'react';
import { useRequiredContext } from '../../../react';
import type { SelectionScreen } from './useSelectionScreen';

export const SelectionContext = /* @__PURE__ */ createContext<SelectionScreen | null>(null);

/** What the screen around shows. Throws outside of one. */
export const useSelection = () => useRequiredContext(SelectionContext, 'TicketSelection');
