'use client';
import { createContext } from 'react';
import type { ThemeRootProps } from '../themed/root/ThemeRoot';

/** The host's own look, for the themes that begin inside it. */
export type Brand = Pick<ThemeRootProps, 'preset' | 'scheme' | 'density' | 'settings' | 'dir'>;

export const BrandContext = /* @__PURE__ */ createContext<Brand>({});
