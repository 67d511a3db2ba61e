'use client';
import { createContext } from 'react';

export const LocaleContext = /* @__PURE__ */ createContext('en');
