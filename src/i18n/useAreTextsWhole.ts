'use client';
import { useContext, useEffect } from 'react';
import { LocaleContext } from './LocaleContext';

/** True once the texts of every screen are there; until then only the ticket list may be shown. Who calls it has them loaded. */
export function useAreTextsWhole(): boolean {
  const { isWhole, requestRest } = useContext(LocaleContext);
  useEffect(requestRest, [requestRest]);
  return isWhole;
}
