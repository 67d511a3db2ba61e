'use client';
import { createContext } from 'react';

/** Whether the order stands beside the form; `null` outside a layout that knows. */
export const WideContext = /* @__PURE__ */ createContext<boolean | null>(null);
