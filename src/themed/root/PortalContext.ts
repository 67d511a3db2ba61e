'use client';
import { createContext, useContext } from 'react';
import type { Direction } from '../../i18n';
import type { Brand } from './BrandContext';

export interface PortalContextValue {
  /** Where dialogs and lists open. */
  portal: HTMLElement | null;
  dir?: Direction | undefined;
  /** The provider's look when the theme began; absent where none has. */
  brand?: Brand;
}

export const PortalContext = /* @__PURE__ */ createContext<PortalContextValue>({ portal: null });

/** Where dialogs and lists open: inside the nearest theme, so that its colours and direction reach them. @public */
export const usePortalContainer = (): HTMLElement | null => useContext(PortalContext).portal;

/** Which way the nearest theme reads, for parts that can't leave it to CSS. @public */
export const useDirection = (): Direction | undefined => useContext(PortalContext).dir;
