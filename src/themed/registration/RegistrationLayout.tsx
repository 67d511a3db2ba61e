'use client';
import { useRef, type ReactNode } from 'react';
import { useIsWide } from '../summary/useIsWide';
import { WideContext } from '../summary/WideContext';
import * as css from './RegistrationLayout.css';
import { sideFrom } from './sideFrom';

export interface RegistrationLayoutProps {
  /** Sticks to the top while narrow, heads the side while wide. */
  countdown?: ReactNode;
  /** The order summary: above the form while narrow, beside it while wide. */
  summary: ReactNode;
  /** The form, or what stands in its place. */
  children: ReactNode;
}

/** Form and order side by side where there is room, one above the other where there is not. LOOK, Layout. */
export function RegistrationLayout({ countdown, summary, children }: RegistrationLayoutProps) {
  const box = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(box, sideFrom);
  return (
    <WideContext.Provider value={isWide}>
      <div ref={box} className={css.layout}>
        <div className={css.grid}>
          <div className={css.side}>
            {countdown !== undefined && <div className={css.countdown}>{countdown}</div>}
            {summary}
          </div>
          <div className={css.main}>{children}</div>
        </div>
      </div>
    </WideContext.Provider>
  );
}
