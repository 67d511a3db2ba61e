'use client';
import { createContext } from 'react';

/** Whether the list is drawn, or why there is none: what comes behind it is loaded from then on. Parts used alone don't wait. */
export const ListedContext = /* @__PURE__ */ createContext(true);
