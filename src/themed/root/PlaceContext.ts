'use client';
import { createContext, useContext } from 'react';
import type { Direction } from '../../i18n';

export interface Place {
  /** Where dialogs and lists open. */
  portal: HTMLElement | null;
  dir: Direction | undefined;
}

export const PlaceContext = /* @__PURE__ */ createContext<Place>({ portal: null, dir: undefined });

/** Where dialogs and lists open: inside the nearest theme, so that its colours and direction reach them. @public */
export const usePortalContainer = (): HTMLElement | null => useContext(PlaceContext).portal;

/** Which way the nearest theme reads, for parts that can't leave it to CSS. @public */
export const useDirection = (): Direction | undefined => useContext(PlaceContext).dir;
