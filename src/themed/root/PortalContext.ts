'use client';
import { createContext, useContext } from 'react';

export const PortalContext = /* @__PURE__ */ createContext<HTMLElement | null>(null);

/** Where dialogs and lists open: inside the nearest theme, so that its colours and direction reach them. */
export const usePortalContainer = (): HTMLElement | null => useContext(PortalContext);
