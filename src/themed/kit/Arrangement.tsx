'use client';
import { createContext, useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { warnOfMissingParts } from './warnOfMissingParts';

const PartsContext = /* @__PURE__ */ createContext<RefObject<Set<string>> | null>(null);

export interface ArrangementProps {
  /** Whose parts these are, e.g. `TicketWidget.Form`. */
  of: string;
  /** Names of the parts that must be there, though they may draw nothing. */
  needs: readonly string[];
  children: ReactNode;
}

/** Around parts that a page arranges itself: a development build names those that are missing. */
export function Arrangement({ of, needs, children }: ArrangementProps) {
  const parts = useRef(new Set<string>());
  const needed = needs.join(' ');
  // After the effects of the parts within.
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') warnOfMissingParts(of, needed.split(' '), parts.current);
  }, [of, needed]);
  return <PartsContext.Provider value={parts}>{children}</PartsContext.Provider>;
}

/** Notes in the arrangement around, if any, that this part is there. */
export function usePart(name: string): void {
  const parts = useContext(PartsContext);
  useEffect(() => {
    parts?.current.add(name);
  }, [parts, name]);
}
