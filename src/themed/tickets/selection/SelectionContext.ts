'use client';
import { createContext } from 'react';
import { useRequiredContext } from '../../../react';
import type { SelectionScreen } from './useSelectionScreen';

/** For parts that a page arranges itself; elsewhere it goes down as props, as another value has React search every row for who reads it. */
export const SelectionContext = /* @__PURE__ */ createContext<SelectionScreen | null>(null);

/** What the screen around shows. Throws outside of one. */
export const useSelection = () => useRequiredContext(SelectionContext, 'TicketSelection');
