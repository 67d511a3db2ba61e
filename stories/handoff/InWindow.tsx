import { useState, type ReactNode } from 'react';
import { PortalContext } from '../../src/themed/root/PortalContext';
import { useDirection } from '../../src/themed/root';
import * as css from './handoff.css';

/** A window in the sheet: what is opened above a page stands in it and can be measured. */
export function InWindow({ children }: { children: ReactNode }) {
  const dir = useDirection();
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  return (
    <PortalContext.Provider value={{ portal, dir }}>
      <div ref={setPortal} className={css.window} />
      {portal && children}
    </PortalContext.Provider>
  );
}
