'use client';
import { createContext, type ReactNode } from 'react';
import type { ThemeSettings } from '../../contract';
import type { Density, Preset, Scheme } from '../../theme';

/** Props of `ThemeRoot`. What is absent is as the provider around has it. @public */
export interface ThemeRootProps {
  /** The look the settings start from; `ink` when absent. */
  preset?: Preset | undefined;
  /** `auto` follows the reader's system; `light` when absent. */
  scheme?: Scheme | undefined;
  /** How close things stand; `comfortable` when absent. */
  density?: Density | undefined;
  /** The organizer's colours, font, class and ring style; each is checked, a bad one is left out. */
  settings?: ThemeSettings | undefined;
  /** BCP 47; becomes `lang`. */
  locale?: string | undefined;
  /** Follows the locale when absent. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** What is shown in this theme. */
  children: ReactNode;
}

/** The host's own look, for the themes that begin inside it. */
export type Brand = Omit<ThemeRootProps, 'children'>;

export const BrandContext = /* @__PURE__ */ createContext<Brand>({});
